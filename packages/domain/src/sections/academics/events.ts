import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

export const academicsEvents = {
  AcademicsWritten: defineEvent(
    'AcademicsWritten',
    z.object({
      level: z.nullable(
        z.object({
          schoolType: z.enum([
            'middleSchool',
            'highSchool',
            'secondary',
            'cegep',
            'college',
            'communityCollege',
            'university',
          ]),
          year: z.string(),
        }),
      ),
      school: z.string(),
      graduationYear: z.nullable(z.number()),
      entry: z.nullable(z.object({ term: z.enum(['fall', 'winter', 'spring', 'summer']), year: z.number() })),
      marks: z.nullable(
        z.object({ system: z.enum(['gpa', 'avg', 'r']), overall: z.string(), english: z.string(), math: z.string() }),
      ),
      sat: z.nullable(z.object({ readingWriting: z.number(), math: z.number() })),
      ncaaId: z.string(),
      fieldsOfInterest: z.array(
        z.enum([
          'arts',
          'humanities',
          'business',
          'computerScience',
          'mediaAndComms',
          'education',
          'engineering',
          'healthSciences',
          'hospitalityAndTourism',
          'law',
          'naturalSciences',
          'socialSciences',
          'sportsScience',
          'trades',
          'environmentalStudies',
          'other',
        ]),
      ),
      academicVision: z.string(),
    }),
  ),
};
