import { type SectionContent, type SectionName, type SectionStates, sections } from '@palmares/domain/portfolio';
import { useMemo } from 'react';
import { useSection } from '../../drafts/editor-context.tsx';
import { rulesOf } from '../../drafts/section-rules.ts';

/** The valid part of a draft, which can be shown to scouts. */
export const useValidPart = <Name extends SectionName>(
  name: Name,
): { version: number; content: SectionContent<Name> } => {
  const { record } = useSection(name);
  const rules = useMemo(() => rulesOf(sections[name]), [name]);
  const { draft, base } = record;
  return useMemo(
    () => ({ version: base.version, content: rules.validPart(draft, base.content) }),
    [rules, draft, base],
  );
};

/** The valid part of every section. */
export const useValidParts = (): SectionStates => {
  const introduction = useValidPart('introduction');
  const picture = useValidPart('profile-picture');
  const general = useValidPart('general');
  const history = useValidPart('sports-history');
  const identity = useValidPart('identity');
  const academics = useValidPart('academics');
  const documents = useValidPart('academic-documents');
  const highlights = useValidPart('highlights');
  const vision = useValidPart('vision');
  const motto = useValidPart('motto');
  const work = useValidPart('work-experience');
  const contacts = useValidPart('contacts');
  return useMemo(
    () => ({
      introduction,
      'profile-picture': picture,
      general,
      'sports-history': history,
      identity,
      academics,
      'academic-documents': documents,
      highlights,
      vision,
      motto,
      'work-experience': work,
      contacts,
    }),
    [
      introduction,
      picture,
      general,
      history,
      identity,
      academics,
      documents,
      highlights,
      vision,
      motto,
      work,
      contacts,
    ],
  );
};
