import { defineMessages } from '../../i18n/Messages.js'

export const sliderMessages = defineMessages('ui.slider', {
  'en-US': { least: 'Least', most: 'Most', range: '{{least}} to {{most}}' },
  'fr-FR': { least: 'Minimum', most: 'Maximum', range: 'de {{least}} à {{most}}' },
})
