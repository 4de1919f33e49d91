import {
  type Deal,
  languageFields,
  nothingChosen,
  type TechnologyChoice,
  useCaseFlags,
} from '@saywright/api/contract'

/** What a request asks for, what the project has included, and what it had when it asked. */
export function choicesOf(deal: Deal): { asked: TechnologyChoice; delivered: TechnologyChoice } {
  const asked = Object.fromEntries([...useCaseFlags, ...languageFields].map((name) => [name, deal[name]]))
  const delivered = Object.fromEntries([
    ...useCaseFlags.map((flag) => [flag, deal[flag] && !deal[`diff_${flag}`]]),
    ...languageFields.map((field) => [field, deal[`before_${field}`]]),
  ])
  return { asked: { ...nothingChosen, ...asked }, delivered: { ...nothingChosen, ...delivered } }
}
