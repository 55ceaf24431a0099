"""Writes known texts as files by writers of Python; what is not installed is left out.

usage: other-writers.py TEXTS.json FOLDER
TEXTS.json holds a list of {"name": ..., "paragraphs": [...]}."""

import importlib.util
import json
import sys
from pathlib import Path


def write_docx(text, path):
    import docx

    document = docx.Document()
    for at, paragraph in enumerate(text["paragraphs"]):
        place = at % 12
        if place == 0:
            document.add_heading(paragraph, level=1 if at == 0 else 2)
        elif place in (3, 4, 5):
            document.add_paragraph(paragraph, style="List Number" if place < 5 else "List Bullet")
        elif place == 8:
            table = document.add_table(rows=1, cols=2)
            table.rows[0].cells[1].text = paragraph
        else:
            document.add_paragraph(paragraph)
    document.save(path)


def write_xlsx(text, path):
    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    for at, paragraph in enumerate(text["paragraphs"]):
        sheet.cell(row=at // 3 + 1 + at // 30, column=at % 3 * 2 + 1, value=paragraph)
    book.create_sheet("hidden").sheet_state = "hidden"
    book.save(path)


def write_xls(text, path):
    import xlwt

    book = xlwt.Workbook(encoding="utf-8")
    sheet = book.add_sheet("texts")
    for at, paragraph in enumerate(text["paragraphs"]):
        sheet.write(at // 3 + at // 30, at % 3 * 2, paragraph[:32000])
    book.save(str(path))


writers = {"docx": ("docx", write_docx), "xlsx": ("openpyxl", write_xlsx), "xls": ("xlwt", write_xls)}

if __name__ == "__main__":
    texts = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for extension, (module, write) in writers.items():
        if importlib.util.find_spec(module) is None:
            print(f"python's {module} is not installed: no {extension} of it", file=sys.stderr)
            continue
        for text in texts:
            write(text, Path(sys.argv[2]) / f"{text['name']}.{extension}")
