import type { LegalDocument } from '../LegalDocument.js'

export const unnamedEnglish: LegalDocument['unnamed'] = {
  operator: 'the operator of this installation',
  contact: 'by the contact page of the console',
  law: 'the law of the country in which the operator is established',
  mediator: 'the operator names the mediator in charge on request',
}

export const unnamedFrench: LegalDocument['unnamed'] = {
  operator: 'l’exploitant de cette installation',
  contact: 'par la page Contact de la console',
  law: 'la loi du pays dans lequel l’exploitant est établi',
  mediator: 'l’exploitant indique sur demande le médiateur compétent',
}
