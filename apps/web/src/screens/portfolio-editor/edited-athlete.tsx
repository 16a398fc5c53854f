import { type ReactNode, useMemo } from 'react';
import { useSection } from '../../drafts/editor-context.tsx';
import { AthleteContext, type EditedAthlete } from '../../sections/athlete-context.ts';
import { VideoLookContext } from '../../sections/highlights/video-look.ts';

/** Returns the parts of the videos' posters that the drafts of other sections have. */
const useDraftedLook = () => {
  const { jerseyNumber, teamColor } = useSection('general').record.draft;
  const { seasons } = useSection('sports-history').record.draft;
  const sport = seasons.find(({ sports }) => sports.length > 0)?.sports[0]?.sport ?? '';
  return useMemo(
    () => ({ sport, teamColor, jerseyNumber: typeof jerseyNumber === 'number' ? jerseyNumber : null }),
    [sport, teamColor, jerseyNumber],
  );
};

interface EditedAthleteProviderProps {
  readonly athlete: Omit<EditedAthlete, 'gender'> | null;
  readonly children: ReactNode;
}

/** Provides every section's fields with facts about the athlete, including those just typed in general information. */
export const EditedAthleteProvider = ({ athlete, children }: EditedAthleteProviderProps) => {
  const { gender } = useSection('general').record.draft;
  const edited = useMemo(() => athlete && { ...athlete, gender: gender || null }, [athlete, gender]);
  const look = useDraftedLook();
  return (
    <AthleteContext value={edited}>
      <VideoLookContext value={look}>{children}</VideoLookContext>
    </AthleteContext>
  );
};
