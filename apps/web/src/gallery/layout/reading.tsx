import { Button, Card, prose, ReadMore, SettingsList, SettingsRow, StatusDot } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { ExhibitProps } from '../exhibit.ts';
import { readingWords } from './reading-words.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '8', width: 'full', minWidth: '0' });
const narrow = css({ maxWidth: 'prose' });
const paragraphs = css({ '& p + p': { marginBlockStart: '4' } });
const card = css({ width: 'full', maxWidth: 'content' });

/** Text that is cut, text short enough to be whole, and text with paragraphs. */
export const ReadMores = ({ language }: ExhibitProps) => {
  const { story, short, labels } = readingWords[language];
  return (
    <div className={column}>
      <ReadMore lines={3} labels={labels} className={narrow}>
        <p>{`${story[0]} ${story[1]}`}</p>
      </ReadMore>
      <ReadMore lines={3} labels={labels} className={narrow}>
        <p>{short}</p>
      </ReadMore>
      <ReadMore lines={6} labels={labels} className={cx(narrow, paragraphs)}>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ReadMore>
    </div>
  );
};

export const Settings = ({ language }: ExhibitProps) => {
  const { name, email, plan, change, verified, saved, failed, long } = readingWords[language];
  const action = (
    <Button variant="outline" size="sm">
      {change}
    </Button>
  );
  return (
    <Card className={card}>
      <SettingsList>
        <SettingsRow label={name.label}>{name.value}</SettingsRow>
        <SettingsRow label={email.label} action={<StatusDot tone="success">{verified}</StatusDot>}>
          {email.value}
        </SettingsRow>
        <SettingsRow label={plan.label} action={action}>
          {plan.value}
        </SettingsRow>
        <SettingsRow label={name.label} action={action} state={{ kind: 'saved', words: saved }}>
          {name.value}
        </SettingsRow>
        <SettingsRow label={email.label} action={action} state={{ kind: 'failed', words: failed }}>
          {email.value}
        </SettingsRow>
        <SettingsRow label={long} action={action}>
          {long}
        </SettingsRow>
      </SettingsList>
    </Card>
  );
};

export const Articles = ({ language }: ExhibitProps) => {
  const { story, article: said } = readingWords[language];
  return (
    <article className={prose()}>
      <p>
        {story[0]}
        <sup>
          <a href="#gallery-note" id="gallery-note-place" aria-label={said.toNote}>
            1
          </a>
        </sup>
      </p>
      <h3>{said.second}</h3>
      <p>
        {said.before} <a href="#main">{said.link}</a> {said.after} <code>{said.code}</code>.
      </p>
      <ul>
        {said.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ol>
        {said.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <blockquote>
        <p>{said.quote}</p>
      </blockquote>
      <aside aria-label={said.callout}>
        <p>
          <strong>{said.callout}</strong>
        </p>
        <p>{said.calloutText}</p>
      </aside>
      <table>
        <thead>
          <tr>
            {said.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {said.rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section role="doc-endnotes" aria-label={said.notes}>
        <ol>
          <li id="gallery-note">
            {said.note} <a href="#gallery-note-place">{said.back}</a>
          </li>
        </ol>
      </section>
    </article>
  );
};
