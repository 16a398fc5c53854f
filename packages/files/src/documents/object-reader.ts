import { PDFContext, PDFDict, type PDFName, type PDFObject, PDFObjectParser, type PDFRef } from '@cantoo/pdf-lib';

type ParserArguments = ConstructorParameters<typeof PDFObjectParser>;

/** Decrypts the strings and streams of a document. */
export type Cipher = NonNullable<ParserArguments[3]>;

/** Reads one object after another, at any place in the bytes. Reads no object that two PDF readers could interpret differently. */
export class ObjectReader extends PDFObjectParser {
  constructor(bytes: Uint8Array, cipher?: Cipher) {
    const context = PDFContext.create();
    // biome-ignore lint/complexity/useLiteralKeys: pdf-lib exports no other way to its stream of bytes.
    super(PDFObjectParser.forBytes(bytes, context)['bytes'], context, false, cipher);
  }

  /** Offset at which the last reading ended. */
  get offset(): number {
    return this.bytes.offset();
  }

  /** Reads the object at an offset. Its number decrypts it. Throws on what is no object. */
  readAt(offset: number, ref?: PDFRef): PDFObject {
    this.bytes.moveTo(offset);
    return this.parseObject(ref);
  }

  /** Throws if a key has two values: some PDF readers take the first, others the last. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    const values = new Map<PDFName, PDFObject>();
    this.bytes.moveTo(this.bytes.offset() + '<<'.length);
    for (this.skipWhitespaceAndComments(); !this.matchKeyword(END_OF_DICT); this.skipWhitespaceAndComments()) {
      const key = this.parseName();
      const value = this.parseObject(ref);
      const earlier = values.get(key);
      if (earlier && earlier.toString() !== value.toString()) throw new Error(`Two values of ${key}`);
      values.set(key, value);
    }
    return PDFDict.fromMapWithContext(values, this.context);
  }
}

const END_OF_DICT = [...Buffer.from('>>')];
