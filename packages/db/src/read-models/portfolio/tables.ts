import { type SectionsTable, sectionsTable } from '../sections-table.ts';

export const portfolios = `
  athlete_id uuid primary key,
  shard smallint not null,
  version bigint not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  country text not null,
  region text not null,
  language text not null
`;

export const portfolio_sections = sectionsTable;

export interface PortfolioTables {
  portfolios: {
    athlete_id: string;
    shard: number;
    version: number;
    first_name: string;
    last_name: string;
    date_of_birth: string;
    country: string;
    region: string;
    language: string;
  };
  portfolio_sections: SectionsTable;
}
