import { chosenUseCases, needsLanguages, type TechnologyChoice } from '@saywright/api/contract'

/** Whether the step about languages goes: not before something is chosen, so that nobody's way grows as they choose. */
export const isWithoutLanguages = (choice: TechnologyChoice): boolean =>
  chosenUseCases(choice).length > 0 && !needsLanguages(choice)
