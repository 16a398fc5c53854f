import type { Language } from '@palmares/domain/kernel';

type Attributes = Readonly<Record<string, string>>;

/** The head of a page: its title, meta elements and links, and what it says in the vocabulary of schema.org. */
export interface PageHead {
  readonly title: string;
  readonly meta?: readonly Attributes[];
  readonly links?: readonly Attributes[];
  readonly structuredData?: object;
  /** The page's path in a language, if more than the language differs. */
  readonly pathIn?: (language: Language) => string;
}

/** JSON in which nothing ends the script element. */
const json = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export const HeadElements = ({ title, meta = [], links = [], structuredData }: PageHead) => (
  <>
    <title>{title}</title>
    {meta.map((attributes) => (
      <meta key={JSON.stringify(attributes)} {...attributes} />
    ))}
    {links.map((attributes) => (
      <link key={JSON.stringify(attributes)} {...attributes} />
    ))}
    {structuredData ? (
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, without a `<`
        dangerouslySetInnerHTML={{ __html: json(structuredData) }}
      />
    ) : null}
  </>
);
