import type { Option } from './option.js'

/** Topics of the contact form, in their order. */
export const contactTopics = [
  {
    code: 'i_have_a_problem_with_my_verification_code',
    'en-US': 'I have a problem with my verification code',
    'fr-FR': 'J’ai un problème avec mon code de vérification',
  },
  { code: 'i_need_advice', 'en-US': 'I need advice', 'fr-FR': 'J’ai besoin d’un conseil' },
  {
    code: 'i_want_to_talk_about_my_project',
    'en-US': 'I want to talk about my project',
    'fr-FR': 'Je veux parler de mon projet',
  },
  {
    code: 'i_want_to_request_a_new_dictation_language',
    'en-US': 'I want to request a new dictation language',
    'fr-FR': 'Je veux demander une nouvelle langue de dictée',
  },
  { code: 'i_want_to_report_a_bug', 'en-US': 'I want to report a bug', 'fr-FR': 'Je veux signaler un bug' },
  { code: 'custom_message', 'en-US': 'Custom message', 'fr-FR': 'Message personnalisé' },
] as const satisfies readonly Option[]

/** Topics of the feedback form. */
export const feedbackTopics = [
  { code: 'console', 'en-US': 'Console', 'fr-FR': 'Console' },
  { code: 'studio', 'en-US': 'Studio', 'fr-FR': 'Studio' },
  { code: 'voice_commands', 'en-US': 'Voice commands', 'fr-FR': 'Commandes vocales' },
  { code: 'wake_word', 'en-US': 'Wake word', 'fr-FR': 'Mot de réveil' },
  { code: 'voice_synthesis', 'en-US': 'Voice synthesis', 'fr-FR': 'Synthèse vocale' },
  { code: 'voice_biometrics', 'en-US': 'Voice biometrics', 'fr-FR': 'Biométrie vocale' },
  { code: 'speech_enhancement', 'en-US': 'Speech enhancement', 'fr-FR': 'Amélioration de la parole' },
  { code: 'online_demo', 'en-US': 'Online demo', 'fr-FR': 'Démo en ligne' },
  { code: 'documentation', 'en-US': 'Documentation', 'fr-FR': 'Documentation' },
  {
    code: 'downloads_and_packages',
    'en-US': 'Downloads and packages',
    'fr-FR': 'Téléchargements et paquets',
  },
  {
    code: 'account_and_organization',
    'en-US': 'Account and organization',
    'fr-FR': 'Compte et organisation',
  },
  { code: 'other', 'en-US': 'Other', 'fr-FR': 'Autre' },
] as const satisfies readonly Option[]
