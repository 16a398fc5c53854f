import type {
  Difference as StoredDifference,
  Parking as StoredParking,
  Rebuilt as StoredRebuilt,
  Retried as StoredRetried,
  SubscriberStatus as StoredStatus,
  Verified as StoredVerified,
} from '@palmares/event-store/projector';

/** A type of the event store whose subject is named as an athlete. */
type OfAthlete<Stored extends { readonly subjectId: string }> = Omit<Stored, 'subjectId'> & {
  readonly athleteId: string;
};
type OfAthletes<Stored extends { readonly parkedSubjects: number }> = Omit<Stored, 'parkedSubjects'> & {
  readonly parkedAthletes: number;
};

export type Parking = OfAthlete<StoredParking>;
export type Difference = OfAthlete<StoredDifference>;
export type Retried = OfAthlete<StoredRetried>;
export type Rebuilt = OfAthletes<StoredRebuilt>;

export interface Verified extends Omit<OfAthletes<StoredVerified>, 'differences'> {
  readonly differences: readonly Difference[];
}

export type ParkedAthlete = OfAthlete<StoredStatus['firstParked'][number]>;

export interface SubscriberStatus extends Omit<StoredStatus, 'firstParked'> {
  readonly firstParked: readonly ParkedAthlete[];
}

export const ofAthlete = <Stored extends { readonly subjectId: string }>({
  subjectId,
  ...stored
}: Stored): OfAthlete<Stored> => ({ ...stored, athleteId: subjectId });

export const ofAthletes = <Stored extends { readonly parkedSubjects: number }>({
  parkedSubjects,
  ...stored
}: Stored): OfAthletes<Stored> => ({ ...stored, parkedAthletes: parkedSubjects });
