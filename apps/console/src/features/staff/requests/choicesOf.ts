import {
  type Deal,
  languageFields,
  nothingChosen,
  type TechnologyChoice,
  useCaseFlags,
} from '@saywright/api/contract'

/** The requested resources, those that the project has included, and those that it had at the time of the request. */
export function choicesOf(deal: Deal): { asked: TechnologyChoice; delivered: TechnologyChoice } {
  const asked = Object.fromEntries([...useCaseFlags, ...languageFields].map((name) => [name, deal[name]]))
  const delivered = Object.fromEntries([
    ...useCaseFlags.map((flag) => [flag, deal[flag] && !deal[`diff_${flag}`]]),
    ...languageFields.map((field) => [field, deal[`before_${field}`]]),
  ])
  return { asked: { ...nothingChosen, ...asked }, delivered: { ...nothingChosen, ...delivered } }
}
