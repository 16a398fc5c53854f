import { type ReactNode, useMemo } from 'react';
import { useSection } from '../../drafts/editor-context.tsx';
import { AthleteContext, type EditedAthlete } from '../../sections/athlete-context.ts';

interface EditedAthleteProviderProps {
  readonly athlete: Omit<EditedAthlete, 'gender'> | null;
  readonly children: ReactNode;
}

/** Provides every section's fields with facts about the athlete, including those just typed in general information. */
export const EditedAthleteProvider = ({ athlete, children }: EditedAthleteProviderProps) => {
  const { gender } = useSection('general').record.draft;
  const edited = useMemo(() => athlete && { ...athlete, gender: gender || null }, [athlete, gender]);
  return <AthleteContext value={edited}>{children}</AthleteContext>;
};
