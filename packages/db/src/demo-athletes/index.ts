export {
  addNumberedAccounts,
  countOtherAccounts,
  demoAthletes,
  forgetDemoAthletes,
  type NumberedAccount,
  noteDemoAthlete,
  numbersMade,
} from './demo-athletes.ts';
