import type { Row } from "./places";

/** What the picture of a result says. */
export interface Result {
  title: string;
  heading: string;
  how: string;
  rows: (Row & { place: number; you: boolean })[];
}

const WIDTH = 1200;
const HEAD = 250;
const ROW = 84;
const FOOT = 60;
const EDGE = 70;

/** Draw a result, in the typefaces and colours of the page. */
export function draw(canvas: HTMLCanvasElement, result: Result): void {
  canvas.width = WIDTH;
  canvas.height = HEAD + ROW * result.rows.length + FOOT;
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const words = (text: string, font: string, x: number, y: number, most = WIDTH - 2 * EDGE) => {
    pen.font = font;
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = colour("--panel");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = colour("--line");
  pen.lineWidth = 4;
  pen.strokeRect(22, 22, WIDTH - 44, canvas.height - 44);
  pen.fillStyle = colour("--ink");
  pen.textAlign = "left";
  words(result.title.toUpperCase(), "700 30px Caudex, Georgia, serif", EDGE, 90);
  words(result.heading, "700 54px Caudex, Georgia, serif", EDGE, 158);
  words(result.how, '500 28px "Alegreya Sans", sans-serif', EDGE, 208);
  result.rows.forEach((row, at) => {
    const top = HEAD + at * ROW;
    if (row.you) {
      pen.fillStyle = colour("--active");
      pen.fillRect(EDGE - 20, top - 8, WIDTH - 2 * EDGE + 40, ROW - 8);
    }
    pen.fillStyle = colour(row.you ? "--active-ink" : "--ink");
    pen.textAlign = "left";
    words(`${row.place}`, "700 38px Caudex, Georgia, serif", EDGE, top + 44);
    words(row.name, "700 34px Caudex, Georgia, serif", EDGE + 60, top + 44, 620);
    pen.textAlign = "right";
    words(`${row.score ?? ""}`, '800 40px "Alegreya Sans", sans-serif', WIDTH - EDGE, top + 45);
  });
}

/** Download a result as a picture. */
export async function download(result: Result): Promise<void> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  draw(canvas, result);
  const link = document.createElement("a");
  link.download = "pecunia.png";
  link.href = canvas.toDataURL("image/png");
  link.click();
}
