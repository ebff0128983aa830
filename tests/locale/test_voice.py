"""The countable rules of docs/voice: over all messages and all chapters of the rulebooks, terms over documents too.

Each rule is a pattern that no text may match. A planted example shows that the rule can fail, and a sentence that we
would say shows that it does not fail too often.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from pecunia.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pecunia"
NBSP, NNBSP = "\u00a0", "\u202f"
SAID_BY_PLAYERS = ("judge.ftl",)  # words that players may say besides ours
THING = "X"  # what stands for a name, a number or an amount in a message
MADE = {"envs-tables.md", "library.md", "reference.md", "type-sizes.md"}  # documents made from code
RULINGS = ("rules.ftl", "rules_olet.ftl", "90-rulings.md")  # written like a code of law, on purpose


class Said(NamedTuple):
    """A text of one language: the file, the key of a message (empty in chapters), and the words."""

    language: str
    file: str
    key: str
    text: str

    @property
    def where(self) -> str:
        return f"{self.language}/{self.file} {self.key}: {self.text}"


class Rule(NamedTuple):
    name: str
    languages: str
    pattern: str
    wrong: str  # a planted example
    right: str  # what we write instead
    files: tuple[str, ...] = ()  # only these, if any
    but_files: tuple[str, ...] = ()
    keys: str = ""  # only messages whose keys match


def pattern_texts(pattern: ftl.Pattern) -> Iterator[str]:
    """The texts a pattern may become: one for itself, and one for each variant."""
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            whole += element.value
            continue
        whole += THING
        if isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from pattern_texts(variant.value)
    yield whole


def messages() -> Iterator[Said]:
    for language in LANGUAGES:
        for path in sorted(SOURCE.glob(f"**/locale/{language}/*.ftl"), key=lambda path: path.name):
            for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
                if not isinstance(entry, ftl.Message):
                    continue
                named = [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]
                for attribute, pattern in named:
                    if pattern is not None:
                        for text in pattern_texts(pattern):
                            yield Said(language, path.name, entry.id.name + attribute, " ".join(text.split("\n")))


def chapters() -> Iterator[Said]:
    for language in LANGUAGES:
        for path in sorted(SOURCE.glob(f"*/rulebook/{language}/*.md")):
            for paragraph in path.read_text(encoding="utf-8").split("\n\n"):
                yield Said(language, path.name, "", re.sub(r"\n\s*", " ", paragraph))


@pytest.fixture(scope="module")
def everything() -> list[Said]:
    return [*messages(), *chapters()]


def banned(language: str, words: str, wrong: str, right: str, **only: tuple[str, ...]) -> Rule:
    """A word that we do not use, because another one has its place."""
    return Rule(f"not {words}", language, rf"(?i)\b(?:{words})\b", wrong, right, **only)  # type: ignore[arg-type]


# Whose turn or queue it is.
SOMEBODYS = "(?:your|another player’s|other players’|anybody’s|somebody else’s|her|his|their)"

# One word for one thing: the tables of terms in docs/voice.
TERMS = (
    banned("en", "whoever|whomever", "Whoever has no marker left pays.", "Visitors with no marker left pay."),
    banned("en", "start player|first player", "The first player gets $20.", "The starting player gets $20."),
    banned("en", "ingredients?", "One of three ingredients.", "One of three components."),
    banned("en", "false money|false fifties", "You print false money.", "You print counterfeit money."),
    banned(
        "en", "la(?:y|id|ying) (?:a|the) (?:public |new )?tables?", "We laid a new table.", "We set up a new table."
    ),
    banned("en", f"in {SOMEBODYS}(?: own| next)? turns?", "You win in your next turn.", "You win on your next turn."),
    banned(
        "en", f"in front of {SOMEBODYS} queues?", "He’s in front of your queue.", "He’s at the front of your queue."
    ),
    banned(
        "en", "on (?:an?|the same|one|another|different|that)(?: free)? places?", "on a free place", "in a free place"
    ),
    banned("en", "police hats?", "Many spaces have a police hat.", "Many spaces have a police cap."),
    banned("de", "Sesterz", "Du brauchst einen Sesterz.", "Du brauchst eine Sesterze."),
    banned("de", "Güten?|Kommissars?|Sprossen?|Lektion(?:en)?", "Blüten einer Güte", "Blüten einer Qualität"),
    banned("de", "Mitschrift(?:en)?", "Die Mitschrift bricht ab.", "Die Aufzeichnung bricht ab."),
    banned("de", "Spielregel|Anleitung(?:en)?", "Das steht in keiner Anleitung.", "Das steht in keinem Regelheft."),
    banned("de", "Gewinn(?:chance|aussicht)(?:en)?", "Deine Gewinnaussicht", "Deine Siegchance"),
    banned("de", "Polizeih(?:ut|üte)|Hut|Hüten?", "Die Hüte bewirken nichts.", "Die Mützen bewirken nichts."),
    banned("de", "offenen? Auslage", "Die offene Auslage", "Die offene Auswahl"),
    banned("de", "Schirm(?:e[ns]?|s)?", "Es liegt hinter dem Schirm.", "Es liegt hinter dem Sichtschirm."),
    banned("de", "Spielpl(?:an|ans|äne|änen)", "Seiten des Spielplans", "Seiten des Plans"),
    banned("fr it", "checkouts?", "lance ceci dans un checkout", "lance ceci dans une copie de travail"),
    banned("fr", "tarifs?", "Le tarif double.", "Le prix double."),
    banned("fr", "robots?", "Un robot joue pour toi.", "Un bot joue pour toi."),
    banned("fr", "commissaires?", "Le commissaire avance.", "Le policier avance."),
    banned("fr", "s’assoi(?:t|ent)", "Ils s’assoient.", "Ils s’asseyent."),
    banned("fr", "tâches?", "La tâche est accomplie.", "La mission est accomplie."),
    banned("fr", "rouge foncé", "une carte rouge foncé", "une carte bordeaux"),
    banned("fr", "hôtes?", "un hôte célèbre", "un client célèbre"),
    banned("fr", "mandataires?", "les adresses de tes mandataires", "les adresses de tes proxys"),
    banned("fr", "améliorations?", "trois améliorations", "trois accessoires", but_files=SAID_BY_PLAYERS),
    banned(
        "it",
        "donn[ae](?<!Forum di donne)",
        "Due donne in testa.",
        "Due romane in testa; la carta è Forum di donne.",
        but_files=("rules.ftl",),
    ),
    banned("it", "ingredient[ei]", "Il terzo ingrediente.", "Il terzo componente."),
    banned("it", "cori(?:ca|chi|cat[aoie]|care)", "Passa e corica uno scagnozzo.", "Passa e stende uno scagnozzo."),
    banned("it", "commissario|casell[ae]", "Il commissario è sulla casella 3.", "Il poliziotto è sullo spazio 3."),
    banned("it", "diario", "Il diario della partita", "Il registro della partita"),
    banned("it", "pedin[ae]|principe del foro", "Hai la pedina.", "Hai il segnalino del primo giocatore."),
    banned("it", "stampant[ei]", "una stampante", "una stampatrice"),
    banned("it", "ba(?:se di|si di|nca) dati", "La banca dati non risponde.", "Il database non risponde."),
    banned("it", "cappell[oi]", "uno spazio con cappello", "uno spazio con berretto"),
    banned("it", "percorso della polizia", "il percorso della polizia", "il tracciato della polizia"),
    banned("it", "migliori[ae]", "tre migliorie", "tre ampliamenti", but_files=SAID_BY_PLAYERS),
    banned("it", "allena(?:re|ta|mento)", "una rete allenata", "una rete addestrata"),
    banned("it", "mi ritiro|si (?:è|sono) ritirat[oi]|ritira(?:re)? la mossa", "Ritira la mossa", "Annulla la mossa"),
)

INFINITIVE = "(?:are|ere|ire|rre|arl[oaie]|erl[oaie]|[aei]rsi)"  # the ends of Italian infinitives

# How sentences are built.
SENTENCES = (
    Rule(
        "contractions where one speaks",
        "en",
        r"(?i)\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|will|would|could|should|must) not)\b",
        "You cannot pass now.",
        "You can’t pass now.",
        but_files=RULINGS,
    ),
    Rule(
        "no contraction at the end of a clause",
        "en",
        r"(?i)\b(?:how \w+ (?:of )?|whose \w+ |\w+ing |lies? )(?:it|they|there)’(?:s|re)\b",
        "How good they’re depends on your components.",
        "How good they are depends on your components.",
    ),
    Rule(
        "no participle that asks whether you are a man or a woman",
        "fr it",
        r"(?i)\b(?:(?:tu|n)[’ ](?:es|étais) (?:déjà |pas )*(?:assis|monté|connecté|absent|seul)"
        r"|(?:sei|eri) (?:già )?(?:sedut|salit|tornat|conness)[oa])\b",
        "Tu es déjà assis. Sei già seduto.",
        "Tu as déjà une place. Hai già un posto.",
    ),
    Rule(
        "no headless Qui",
        "fr",
        rf"(?:^|[.:;!…*)][ {NNBSP}*]*)[Qq]ui (?![^.!;:?]*\?)",
        "C’est fini. Qui n’a plus de marqueur paie.",
        f"Qui paie{NNBSP}? Celui qui n’a plus de marqueur.",
    ),
    Rule(
        "no headless qui in the middle of a sentence",
        "fr",
        r"\b(?:à|de|pour|que|d’abord) qui (?:a|est|part|vient|y|ne|n’\w+|paie|veut|peut|avait)\b",
        "Un avocat travaille pour qui a la carte.",
        "Un avocat travaille pour celui qui a la carte.",
    ),
    Rule(
        "no sentence that counts before it says what",
        "fr",
        r"\b(?:Pour|Avec|En) [^,.;:]+ (?:compte|gagne|commence) (?:ce|le|la|tout)\b",
        "Pour la victoire compte ce que tu possèdes.",
        "Ce qui compte pour la victoire, c’est ce que tu possèdes.",
    ),
    Rule(
        "what there is to choose from",
        "en de fr it",
        rf"(?:^|[.!?]) (?:Known|Bekannt(?: sind)?|Connue?s|Conosciut[ie]|Not[ie])[{NBSP}{NNBSP} ]?: ",
        "There’s no game “x”. Known: olet.",
        "There’s no game “x”. Choose from: olet.",
    ),
    Rule(
        "imperative on buttons",
        "it",
        rf"^(?:Avanti: |Sì, |No, )?[A-Za-zì]+{INFINITIVE}\b",
        "Giocare X",
        "Gioca X",
        files=("questions.ftl", "olet_questions.ftl"),
        keys="move-",
    ),
    Rule(
        "imperative on the buttons of the page",
        "it",
        rf"^[A-Z][a-z]+{INFINITIVE}\b",
        "Giocare in automatico l’unica mossa possibile",
        "Gioca per me le mosse obbligate",
        keys="web-",
    ),
)

# Typography.
MARKS = (
    Rule("curly apostrophes", "en de fr it", r"[^\W\d_]'[^\W\d_]", "It's over.", "It’s over."),
    Rule("a no-break space before $", "de fr it", r"[\w}] \$", "Das kostet 40 $.", f"Das kostet 40{NBSP}$."),
    Rule("no space before %", "en it", rf"[\w}})][ {NBSP}{NNBSP}]%", "10 % of a victory", "10% of a victory"),
    Rule("a no-break space before %", "de", r"[\d}X] ?%", "10 % eines Sieges", f"10{NBSP}% eines Sieges"),
    Rule(
        "a narrow no-break space before %",
        "fr",
        rf"[\d}}X][ {NBSP}]?%",
        "10 % d’une victoire",
        f"10{NNBSP}% d’une victoire",
    ),
    Rule(
        "a narrow no-break space before ; : ! ? »",
        "fr",
        rf"[^\W_][ {NBSP}](?:[;!»]|\?(?![ ]?\w| pour)|:(?!\w))",
        "Où va-t-il ?",
        f"Où va-t-il{NNBSP}?",
    ),
    Rule(
        "the ellipsis touches its word",
        "en fr it",
        rf"[^\W_](?<!Bearer)[ {NBSP}{NNBSP}]…(?:$|[.,;?!)])",
        "Connecting …",
        "Connecting…",
    ),
    Rule("a space before the ellipsis", "de", r"[^\W_]…", "Verbinde…", "Verbinde …"),
    Rule("three dots are one sign", "en de fr it", r"[^./]\.\.\.(?!\w)", "Wait...", "Wait…"),
    Rule("German quotation marks", "de", "[”«»]", "Das ist ”falsch”.", "Das ist „richtig“."),
    Rule("English quotation marks", "en", "[„«»]", "This is „wrong“.", "This is “right”."),
    Rule("guillemets", "fr it", "[„“”]", "Questo è “sbagliato”.", "Questo è «giusto»."),
)

RULES = (*TERMS, *SENTENCES, *MARKS)


def documents() -> Iterator[Said]:
    """Documents are in English. What stands in code is not speech."""
    written = [path for path in sorted((ROOT / "docs").glob("*.md")) if path.name not in MADE]
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *written):
        text = re.sub(r"```.*?```|`[^`]*`", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for paragraph in text.split("\n\n"):
            yield Said("en", path.name, "", re.sub(r"\n\s*", " ", paragraph))


def breaks(rule: Rule, said: Said) -> bool:
    return (
        said.language in rule.languages.split()
        and (not rule.files or said.file in rule.files)
        and said.file not in rule.but_files
        and (not rule.keys or said.key.startswith(rule.keys))
        and re.search(rule.pattern, said.text) is not None
    )


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: f"{rule.languages}: {rule.name}")
def test_no_text_breaks_the_rule(rule: Rule, everything: list[Said]) -> None:
    assert [said.where for said in everything if breaks(rule, said)] == []


def test_documents_use_the_same_terms() -> None:
    assert [(rule.name, said.where) for said in documents() for rule in TERMS if breaks(rule, said)] == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: f"{rule.languages}: {rule.name}")
def test_the_rule_can_fail(rule: Rule) -> None:
    file = rule.files[0] if rule.files else "web.ftl"
    for language in rule.languages.split():
        assert breaks(rule, Said(language, file, rule.keys, rule.wrong))
        assert not breaks(rule, Said(language, file, rule.keys, rule.right))


def test_messages_and_chapters_are_read(everything: list[Said]) -> None:
    """The rules see every language, messages with variants, attributes, and the chapters."""
    for language in LANGUAGES:
        assert len([said for said in everything if said.language == language and said.key]) > 2000
        assert len([said for said in everything if said.language == language and not said.key]) > 300
    assert any(said.key == "log-game-over.ladder" for said in everything)
