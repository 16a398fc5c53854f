import type { DemoAthlete } from './demo-athlete.ts';
import { schoolYearEnd, seasonsBefore } from './seasons.ts';

const officialResults = 'https://stats.example.com/northern-ontario-u18/whitcombe';

export const goaltender: DemoAthlete = {
  language: 'en',
  firstName: 'Nora',
  lastName: 'Whitcombe',
  age: 17,
  birthday: '05-12',
  place: { country: 'can', region: 'ON' },
  sections: {
    introduction: () => ({
      greetingsLine1: 'Hi, I’m Nora.',
      greetingsLine2: 'I stop pucks.',
      shortDesc: 'U18 AA goaltender from Thunder Bay who reads the play early and stays square.',
      intro: [
        'I started in goal because my brother needed someone to shoot at and I couldn’t skate yet. Ten years later I skate fine, and I still like being the last person between a shot and the net.',
        'Some of our league games are a full day’s drive away, so I’ve learned to do chemistry on a bus and to be ready when it stops. I’m a calm goaltender: I play my angles, I talk a lot, and I don’t chase. What I’m working on this season is getting across on the second pass. My coach films it every Tuesday, and I keep the clips where I am late.',
        'Off the ice I referee U9 games on Saturday mornings. I carry a 91 average in Grade 12 and I want to study nursing. I’m looking for a team where I can compete for starts, and a school where the labs matter as much as the rink.',
      ].join('\n\n'),
    }),
    general: () => ({
      fullName: '',
      nickname: 'Whit',
      height: { feet: 5, inches: 9 },
      weight: 152,
      hometown: 'Thunder Bay',
      residency: null,
      gender: 'f',
      jerseyNumber: 31,
      teamColor: 'purple',
      writesIn: 'en',
    }),
    'profile-picture': () => ({ fileId: '', crop: null, cardCrop: null }),
    identity: () => ({ masks: true, colors: true, learningStyles: true, grit: true }),
    academics: (at) => ({
      level: { schoolType: 'highSchool', year: 'grade12' },
      school: 'Hillcrest Heights High School',
      graduationYear: schoolYearEnd(at),
      entry: { term: 'fall', year: schoolYearEnd(at) },
      marks: { system: 'avg', overall: '91', english: '88', math: '93.5' },
      sat: { readingWriting: 640, math: 690 },
      ncaaId: '2512345678',
      fieldsOfInterest: ['healthSciences', 'sportsScience'],
      academicVision:
        'I want to be a nurse, first on a pediatric floor and one day with a team. I’m looking for a program with labs from the first year and a clinic close to campus.\n\nI do my homework on the bus, so I know that I can carry a full course load through a winter of away games.',
    }),
    'academic-documents': () => ({ documents: [] }),
    highlights: () => ({
      firstVideo: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      firstTitle: 'Twelve saves: angles first, then the second pass',
      secondVideo: 'https://vimeo.com/76979871',
      secondTitle: 'Who I am, in one minute',
      channel: '',
    }),
    vision: () => ({
      dreams:
        'To start for a university team, and to be the goaltender that younger girls in Thunder Bay can come and watch.',
      plan: 'This season I want forty starts and a save percentage above .930. In the spring I go to two prospect camps, and in the summer I skate three times a week and work at the walk-in clinic.',
    }),
    motto: () => ({
      motto: 'Next shot.',
      explanation:
        'A goal against is over when the puck is dropped. The two words are on the back of my blocker, where only I can see them.',
    }),
    'work-experience': (at) => ({
      jobs: [
        {
          id: crypto.randomUUID(),
          company: 'Thunder Bay Minor Hockey',
          title: 'U9 referee',
          startYear: at.getUTCFullYear() - 2,
          endYear: null,
          description:
            'Three games every Saturday morning. I’ve learned to explain a call to a seven-year-old and, harder still, to a parent.',
        },
        {
          id: crypto.randomUUID(),
          company: 'Superior Sports',
          title: 'Skate sharpener',
          startYear: at.getUTCFullYear() - 2,
          endYear: at.getUTCFullYear() - 1,
          description: 'Two summers at the back of the shop, about 40 pairs a day before tryouts.',
        },
      ],
    }),
    contacts: () => ({
      contacts: [
        {
          id: 'de300000-0000-4000-8000-000000000001',
          role: 'own',
          name: '',
          relation: '',
          organization: '',
          phone: '8075550142',
          email: 'nora.whitcombe@demo.palmares.example',
          permission: false,
        },
        {
          id: 'de300000-0000-4000-8000-000000000002',
          role: 'coach',
          name: 'Dale Kivela',
          relation: 'Head coach',
          organization: 'Thunder Bay Northern Queens',
          phone: '8075550117',
          email: 'dale.kivela@demo.palmares.example',
          permission: false,
        },
        {
          id: 'de300000-0000-4000-8000-000000000003',
          role: 'reference',
          name: 'Priya Raman',
          relation: 'Chemistry teacher',
          organization: 'Hillcrest Heights High School',
          phone: '',
          email: 'priya.raman@demo.palmares.example',
          permission: true,
        },
      ],
    }),
    'sports-history': seasonsBefore({
      seasons: [
        {
          sports: [
            {
              country: 'can',
              sport: 'hockey',
              category: 'u18AA',
              position: 'goalie',
              team: 'Thunder Bay Northern Queens',
              league: 'Northern Ontario U18 League',
            },
          ],
          performances: [
            {
              result: '.931',
              event: 'Save percentage, 24 games',
              desc: '611 saves on 656 shots. The league average is .904.',
              metric: { kind: 'percent', value: 9310, unit: 'average', source: 'official', link: officialResults },
            },
            {
              result: '1.88',
              event: 'Goals-against average',
              desc: 'Second in the league among goaltenders with at least ten starts.',
              metric: { kind: 'rating', value: 1880, unit: 'none', source: 'official', link: officialResults },
            },
            {
              result: '6',
              event: 'Shutouts',
              desc: 'Three of them in a row, in October.',
              metric: { kind: 'count', value: 6, unit: 'none', source: 'coach' },
            },
            {
              result: '41 saves',
              event: 'At Sault Ste. Marie, lost 1–0',
              desc: 'The best game I’ve played. I watched it twice, and I know which one I want back.',
            },
          ],
          awards: [
            {
              name: 'Tournament MVP',
              awardedBy: 'Ottawa Harvest Classic',
              description: 'Two goals against in five games, and the final in a shootout.',
            },
            {
              name: 'Player of the month, October',
              awardedBy: 'Northern Ontario U18 League',
              description: 'For a .957 save percentage over eight games.',
            },
          ],
        },
        {
          sports: [
            {
              country: 'can',
              sport: 'hockey',
              category: 'u18A',
              position: 'goalie',
              team: 'Thunder Bay Northern Queens',
              league: 'Northern Ontario U18 League',
            },
            {
              country: 'can',
              sport: 'softball',
              category: 'u17A',
              position: 'catcher',
              team: 'Lakehead Lightning',
              league: 'Northwestern Ontario Softball',
            },
          ],
          performances: [
            {
              result: '.918',
              event: 'Save percentage, 19 games',
              desc: 'My first season as the starter: 492 saves on 536 shots.',
              metric: { kind: 'percent', value: 9180, unit: 'average', source: 'official' },
            },
            {
              result: '2.32',
              event: 'Goals-against average',
              desc: 'Down from 3.02 in the first ten games, once I’d learned to wait.',
              metric: { kind: 'rating', value: 2320, unit: 'none', source: 'official' },
            },
            {
              result: '14',
              event: 'Runners caught stealing, 22 games',
              desc: 'Softball. Blocking pitches in the dirt is where my glove hand comes from.',
              metric: { kind: 'count', value: 14, unit: 'none', source: 'self' },
              sport: 'softball',
            },
          ],
          awards: [
            {
              name: 'Most improved player',
              awardedBy: 'Thunder Bay Northern Queens',
              description: 'Voted by the team.',
            },
            {
              name: 'Bronze medal',
              awardedBy: 'Manitoba–Northwestern Ontario Interprovincial Invitational',
              description: 'I played four of our five games, including the bronze-medal game.',
            },
          ],
        },
        {
          sports: [
            {
              country: 'can',
              sport: 'hockey',
              category: 'u18A',
              position: 'goalie',
              team: 'Fort William Voyageurs',
              league: 'Thunder Bay Minor Hockey',
            },
          ],
          performances: [
            {
              result: '.902',
              event: 'Save percentage, 11 games',
              desc: 'As the second goaltender, in my first year of U18.',
              metric: { kind: 'percent', value: 9020, unit: 'average', source: 'official' },
            },
            {
              result: '7–3–1',
              event: 'Wins, losses, ties',
              desc: 'The last four in a row, when our starter was hurt.',
            },
          ],
          awards: [
            {
              name: 'Student-athlete of the year',
              awardedBy: 'Hillcrest Heights High School',
              description: 'For an 89 average in a winter of 31 nights away from home.',
            },
          ],
        },
      ],
      links: [
        { name: 'League stats', url: officialResults },
        { name: 'Game film: 41 saves at Sault Ste. Marie', url: 'https://video.example.com/whitcombe-41-saves' },
        { name: 'Team schedule', url: 'https://example.com/northern-queens/schedule' },
      ],
    }),
  },
  character: {
    seed: 31,
    masks: ['captain', 'strategist', 'soldier'],
    color: 'green',
    learningStyle: 'visual',
    grit: 4,
  },
};
