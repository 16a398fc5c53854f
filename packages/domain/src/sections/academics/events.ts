import { z } from 'zod';
import { defineEvent } from '../../events/definition.ts';

export const academicsEvents = {
  AcademicsWritten: defineEvent(
    'AcademicsWritten',
    z.object({
      level: z
        .object({
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
        })
        .nullable(),
      school: z.string(),
      graduationYear: z.number().nullable(),
      entry: z.object({ term: z.enum(['fall', 'winter', 'spring', 'summer']), year: z.number() }).nullable(),
      marks: z
        .object({ system: z.enum(['gpa', 'avg', 'r']), overall: z.string(), english: z.string(), math: z.string() })
        .nullable(),
      sat: z.object({ readingWriting: z.number(), math: z.number() }).nullable(),
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
