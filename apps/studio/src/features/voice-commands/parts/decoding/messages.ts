import { defineMessages } from '@saywright/ui/i18n'

export const textFileMessages = defineMessages('studio.voiceCommands.textFiles', {
  'en-US': {
    invalidBytes:
      '{{name}} is not text in {{encoding}}: byte {{offset}} is not valid. Save it as UTF-8 and try again.',
    unknownEncoding:
      '{{name}} declares the encoding “{{encoding}}”, which is not known. Save it as UTF-8 and try again.',
  },
  'fr-FR': {
    invalidBytes:
      '{{name}} n’est pas un texte en {{encoding}}\u00a0: l’octet {{offset}} n’est pas valide. Enregistrez-le en UTF-8 et réessayez.',
    unknownEncoding:
      '{{name}} déclare l’encodage «\u00a0{{encoding}}\u00a0», qui n’est pas connu. Enregistrez-le en UTF-8 et réessayez.',
  },
})
