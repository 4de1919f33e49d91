import { chosenUseCases, needsLanguages, type TechnologyChoice } from '@saywright/api/contract'

/** Whether the step about languages is skipped: not before a choice, so that the number of steps never grows. */
export const isWithoutLanguages = (choice: TechnologyChoice): boolean =>
  chosenUseCases(choice).length > 0 && !needsLanguages(choice)
