// Nobody has to think of a name, and two guests should not have the same one. None of these is a bot's or a card's.
const NAMES = `Aemilia Albinus Antonia Aquila Calpurnia Camillus Celsus Claudilla Corvus Decima Fabiola Faustina Felix
  Flavianus Fulvia Gallus Gratia Hilaria Horatia Iulianus Laelia Lepida Lucilla Marcella Marinus Martia Metella Nerva
  Octavius Papiria Paulina Pollio Priscilla Quintilla Quintus Regulus Rufina Sabina Scipio Secunda Septimia Servilia
  Severa Silvanus Tertius Titiana Tullia Valens Varro Vibia Victorina Vitalis`.split(/\s+/);

/** A Roman name for somebody who has not given one. */
export const guestName = (chance: () => number = Math.random): string => NAMES[Math.floor(chance() * NAMES.length)]!;
