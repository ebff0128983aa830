import { send } from "./api";

const FILE = "pecunia.png";

/** Hand the picture of a result to another app, where the device offers that (phones do), or save it. */
export async function takePicture(table: string, invitation = ""): Promise<void> {
  const query = invitation ? `?${new URLSearchParams({ invitation })}` : "";
  const picture = await (await send("GET", `/tables/${table}/picture${query}`)).blob();
  const files = [new File([picture], FILE, { type: "image/png" })];
  const onPhone = matchMedia("(pointer: coarse)").matches;
  if (onPhone && navigator.canShare?.({ files })) {
    await navigator.share({ files }).catch(() => {}); // changing one's mind is no failure
    return;
  }
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href: address, download: FILE }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
