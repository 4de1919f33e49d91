import { defineMessages } from '@saywright/ui/i18n'

export const coverageMessages = defineMessages('studio.voiceCommands.coverage', {
  'en-US': {
    title: 'Coverage',
    legend: 'Coverage of the suite',
    said: 'Said by a test',
    partly: 'Partly said',
    never: 'Never said',
    neverOf: 'Never said: {{words}}',
    count_one: '{{said}} of {{count}} branch said',
    count_other: '{{said}} of {{count}} branches said',
  },
  'fr-FR': {
    title: 'Couverture',
    legend: 'Couverture de la suite',
    said: 'Dite par un test',
    partly: 'Dite en partie',
    never: 'Jamais dite',
    neverOf: 'Jamais dit\u00a0: {{words}}',
    count_one: '{{said}} branche dite sur {{count}}',
    count_many: '{{said}} branches dites sur {{count}}',
    count_other: '{{said}} branches dites sur {{count}}',
  },
})
