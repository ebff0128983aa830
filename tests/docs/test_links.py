"""Every link in a document leads somewhere, and docs/README.md leads to every document."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
INDEX = DOCS / "README.md"
# Packages of others, and chapters of the rulebooks, whose links another test checks.
FOREIGN = (".venv", "node_modules", "src/")
DOCUMENTS = sorted(
    file for file in ROOT.rglob("*.md") if not any(name in str(file.relative_to(ROOT)) for name in FOREIGN)
)
LINK = re.compile(r"\]\(([^)\s]+)\)|<(?:img|a) [^>]*?(?:src|href)=\"([^\"]+)\"")


def links(document: Path) -> list[str]:
    """The relative links of a document, without those in code."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = [one or other for one, other in LINK.findall(text)]
    return [link for link in found if "://" not in link and not link.startswith("mailto:")]


def anchors(document: Path) -> set[str]:
    """The targets of links into a document: headings as a forge spells them, and explicit anchors."""
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r"<a (?:id|name)=\"([^\"]+)\"", text))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for link in links(document):
        file, _, anchor = link.partition("#")
        target = (document.parent / file).resolve() if file else document
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


def test_the_index_leads_to_every_document() -> None:
    reached: set[Path] = set()
    waiting = [INDEX]
    while waiting:
        document = waiting.pop()
        if document not in reached:
            reached.add(document)
            found = [(document.parent / link.split("#")[0]).resolve() for link in links(document) if link[0] != "#"]
            waiting += [file for file in found if file.suffix == ".md" and DOCS in file.parents]
    assert {file for file in DOCUMENTS if DOCS in file.parents} - reached == set()


def test_the_index_names_every_guide_and_recipe_itself() -> None:
    named = {(DOCS / link.split("#")[0]).resolve() for link in links(INDEX)}
    assert {*DOCS.glob("*.md"), *DOCS.glob("recipes/*.md")} - {INDEX} <= named
