export { demoAnswers } from './demo-answers.ts';
export { type DemoAthlete, dateOfBirthOf } from './demo-athlete.ts';
export { type DemoFileSections, type DemoPortfolio, demoPortfolio } from './demo-portfolio.ts';
export { goaltender } from './goaltender.ts';
export { type NumberedAthlete, numberedAthlete } from './numbered/numbered-athlete.ts';
export { schoolYearEnd } from './seasons.ts';
export { swimmer } from './swimmer.ts';
