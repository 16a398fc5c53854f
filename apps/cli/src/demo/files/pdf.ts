/** US Letter, in points. */
export const pageSize = { width: 612, height: 792 } as const;

/** Characters of the PDF's encoding that Latin-1 has elsewhere or not at all. */
const beyondLatin1: Readonly<Record<string, string>> = { '’': '\x92', '–': '\x96' };

interface PdfText {
  readonly text: string;
  /** From the left and the bottom of the page, in points. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
}

/** The operators that write a line of text. */
export const pdfText = ({ text, x, y, size, bold = false }: PdfText): string => {
  const encoded = text.replaceAll(/[’–]/g, (character) => beyondLatin1[character] ?? '');
  const escaped = encoded.replaceAll(/[()\\]/g, String.raw`\$&`);
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${escaped}) Tj ET`;
};

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** A PDF of one page with these operators, in fonts that every reader has. */
export const pdfPage = (language: string, operators: readonly string[]): Buffer => {
  const content = operators.join('\n');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  // One character is one byte.
  return Buffer.from(body + table + trailer, 'latin1');
};
