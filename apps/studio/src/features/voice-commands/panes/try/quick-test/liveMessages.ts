import { defineMessages } from '@saywright/ui/i18n'

export const liveMessages = defineMessages('studio.voiceCommands.live', {
  'en-US': {
    connecting: 'Connecting to the recognizer',
    speak: 'Listening. Speak now.',
    partial: 'So far',
    final: 'Understood',
    off: 'To see words while you speak, set the recognizer to send results while someone speaks.',
    lost: 'The connection was lost, so nothing is shown while you speak. The recording continues and is tested when you stop.',
    elsewhere: 'Your session has ended in another place. Log in again, then speak.',
    busy: 'Too many people speak at once, so nothing is shown while you speak. The recording is tested when you stop.',
    idle: 'Nothing was said for long, so nothing more is shown. Stop, and record again.',
    down: 'The voice service does not answer, so nothing is shown while you speak. The recording continues.',
    other: 'Nothing can be shown while you speak. The recording continues and is tested when you stop.',
  },
  'fr-FR': {
    connecting: 'Connexion à la reconnaissance',
    speak: 'À l’écoute. Parlez maintenant.',
    partial: 'Jusqu’ici',
    final: 'Compris',
    off: 'Pour voir les mots pendant que vous parlez, réglez la reconnaissance pour qu’elle les donne à ce moment-là.',
    lost: 'La connexion est perdue\u00a0: rien ne s’affiche pendant que vous parlez. L’enregistrement continue et sera testé à la fin.',
    elsewhere: 'Votre session a pris fin ailleurs. Reconnectez-vous, puis parlez.',
    busy: 'Trop de personnes parlent à la fois\u00a0: rien ne s’affiche pendant que vous parlez. L’enregistrement sera testé à la fin.',
    idle: 'Rien n’a été dit depuis longtemps\u00a0: rien d’autre ne s’affiche. Arrêtez, puis recommencez.',
    down: 'Le service vocal ne répond pas\u00a0: rien ne s’affiche pendant que vous parlez. L’enregistrement continue.',
    other:
      'Rien ne peut s’afficher pendant que vous parlez. L’enregistrement continue et sera testé à la fin.',
  },
})
