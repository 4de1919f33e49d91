import type { enUSProject } from './en-US.project.js'

export const frFRProject: { readonly [Key in keyof typeof enUSProject]: string } = {
  'pull.summary': 'Apporter dans ce dossier les modèles et les transcriptions d’un projet',
  'pull.usage': '[options] [modèle…] | --server <adresse> --project <numéro>',
  'pull.help':
    'Écrit chaque modèle de commandes vocales d’un projet dans <modèle>.bnf, <modèle>.model.json et, avec sa suite, <modèle>.sentences, chaque modèle de mots de réveil dans <modèle>.wake-words.json, et ce qui est dit dans ses enregistrements dans recordings.json. Le premier appel nomme le serveur et le projet et écrit saywright.json. Ce qui a changé ici et sur le serveur est fusionné ligne par ligne, et les suites test par test\u202f; là où les deux ont changé la même chose, des marques de conflit restent et la commande finit par 1. Le jeton d’accès de portée «\u00a0read\u00a0» est lu dans SAYWRIGHT_TOKEN.',
  'pull.nothing': 'Rien n’a changé sur le serveur.',
  'pull.conflict':
    '{{name}} a changé ici et sur le serveur au même endroit. Choisissez entre les marques\u00a0: {{reason}}',
  'push.summary': 'Envoyer au projet ce qui a changé dans ce dossier',
  'push.usage': '[options] [modèle…]',
  'push.help':
    'Enregistre sur le serveur les modèles et les transcriptions modifiés, et crée les nouveaux modèles. Rien n’est envoyé d’un modèle que quelqu’un a modifié sur le serveur depuis\u00a0: il est nommé, et la commande finit par 1. Lancez pull, puis push de nouveau. Le jeton d’accès de portées «\u00a0read\u00a0» et «\u00a0models\u00a0» est lu dans SAYWRIGHT_TOKEN.',
  'push.nothing': 'Rien n’a changé ici.',
  'push.conflict':
    '{{name}} a changé sur le serveur depuis le dernier pull. Rien n’en a été envoyé\u202f; lancez d’abord pull\u00a0: {{file}}',
  'diff.summary': 'Montrer ce qui diffère entre ce dossier et son projet',
  'diff.usage': '[options] [modèle…]',
  'diff.help':
    'Montre chaque modèle qui diffère, avec ses lignes\u00a0: «\u00a0-\u00a0» pour celles du serveur, «\u00a0+\u00a0» pour celles d’ici. Ne change rien. Finit par 1 quand il y a une différence. Le jeton d’accès de portée «\u00a0read\u00a0» est lu dans SAYWRIGHT_TOKEN.',
  'diff.nothing': 'Le dossier et le serveur sont identiques.',
  'diff.changedHere': '{{name}}\u00a0: modifié ici ({{file}})',
  'diff.changedThere': '{{name}}\u00a0: modifié sur le serveur ({{file}})',
  'diff.changedBoth': '{{name}}\u00a0: modifié ici et sur le serveur ({{file}})',
  'diff.newHere': '{{name}}\u00a0: nouveau ici ({{file}})',
  'diff.newThere': '{{name}}\u00a0: nouveau sur le serveur',
  'diff.goneHere': '{{name}}\u00a0: ses fichiers ont été retirés ici ({{file}})',
  'diff.goneThere': '{{name}}\u00a0: absent du serveur ({{file}})',
  'diff.goneHereChangedThere':
    '{{name}}\u00a0: ses fichiers ont été retirés ici, et il a changé sur le serveur',
  'diff.goneThereChangedHere': '{{name}}\u00a0: supprimé sur le serveur, et modifié ici ({{file}})',
  'diff.unresolved': '{{name}}\u00a0: un conflit reste à régler ({{file}})',

  'sync.written': '{{name}} est nouveau ici\u00a0: {{file}}',
  'sync.updated': '{{name}} a changé sur le serveur\u00a0: {{file}}',
  'sync.merged': '{{name}} a changé ici et sur le serveur, et a été fusionné\u00a0: {{file}}',
  'sync.moved': '{{name}} a été renommé sur le serveur\u00a0: {{reason}} devient {{file}}',
  'sync.removed': '{{name}} a été supprimé sur le serveur, et est retiré ici\u00a0: {{file}}',
  'sync.restored':
    '{{name}} a changé sur le serveur après le retrait de ses fichiers ici, et revient\u00a0: {{file}}',
  'sync.created': '{{name}} a été créé sur le serveur\u00a0: {{file}}',
  'sync.saved': '{{name}} a été enregistré sur le serveur\u00a0: {{file}}',
  'sync.unresolved': '{{name}} a encore des marques de conflit\u00a0: {{reason}}',
  'sync.behind': '{{name}} a changé sur le serveur. «\u00a0saywright pull\u00a0» l’apporte\u00a0: {{file}}',
  'sync.ahead': '{{name}} a changé ici. «\u00a0saywright push\u00a0» l’envoie\u00a0: {{file}}',
  'sync.newHere': '{{name}} n’est pas sur le serveur. «\u00a0saywright push\u00a0» le crée\u00a0: {{file}}',
  'sync.newThere': '{{name}} est sur le serveur et pas ici. «\u00a0saywright pull\u00a0» l’apporte.',
  'sync.goneHere':
    'Les fichiers de {{name}} ont été retirés ici\u00a0: {{file}}. Supprimez le modèle dans le studio, ou remettez les fichiers.',
  'sync.goneThere':
    '{{name}} a été supprimé sur le serveur. «\u00a0saywright pull --delete\u00a0» le retire ici\u00a0: {{file}}',
  'sync.goneThereChangedHere':
    '{{name}} a été supprimé sur le serveur et modifié ici\u00a0: {{file}}. Lancez pull, puis retirez ses fichiers, ou push pour le créer de nouveau.',
  'sync.unknownRecording': 'Le projet n’a pas d’enregistrement «\u00a0{{name}}\u00a0»\u00a0: {{file}}',
  'sync.refused': '{{name}} a été refusé\u00a0: {{reason}}',
  'sync.dryRun': 'Rien n’a été écrit ni envoyé.',

  'project.none':
    'Il n’y a pas de saywright.json ici ni au-dessus. Commencez par «\u00a0saywright pull --server <adresse> --project <numéro>\u00a0».',
  'project.other':
    '{{path}} est celui du projet {{project}} sur {{server}}. Un autre projet demande un autre dossier.',
  'project.otherLock':
    '{{path}} est celui du projet {{project}} sur {{server}}, et saywright.json en nomme un autre. Retirez-le pour recommencer.',
  'project.marked': '{{path}} a encore des marques de conflit, la première à la ligne {{line}}.',
  'project.notUtf8': '{{path}} n’est pas en UTF-8. Enregistrez-le en UTF-8.',
  'project.notJson': '{{place}}\u00a0: ce n’est pas du JSON.',
  'project.keyTwice': '{{place}}\u00a0: «\u00a0{{key}}\u00a0» s’y trouve deux fois.',
  'project.keyMissing': '{{place}}\u00a0: il manque «\u00a0{{key}}\u00a0».',
  'project.unknownKey': '{{place}}\u00a0: la clé «\u00a0{{key}}\u00a0» est inconnue.',
  'project.badValue': '{{place}}\u00a0: la valeur de «\u00a0{{key}}\u00a0» n’est pas possible.',
  'project.noTest':
    '{{place}}\u00a0: «\u00a0{{word}}\u00a0» n’est pas un test de la suite d’un modèle, qui n’a que «\u00a0accept\u00a0», «\u00a0refuse\u00a0» et «\u00a0means\u00a0». Les valeurs des listes sont dans le .model.json\u202f; mettez d’autres tests dans un fichier d’un autre nom, qui commence par «\u00a0grammar\u00a0».',
  'project.sentenceTwice': '{{place}}\u00a0: «\u00a0{{sentence}}\u00a0» y est deux fois.',
  'project.sameName':
    '{{one}} et {{other}} ont le même nom, «\u00a0{{name}}\u00a0». Renommez-en un dans son fichier .json.',
  'project.otherLanguage':
    'Sur le serveur, {{name}} est de la langue {{language}}, que les mots de réveil gardent. Remettez-la dans le fichier, ou créez un autre modèle.',
  'project.noLanguage':
    'La langue de {{path}} est inconnue. Écrivez «\u00a0language\u00a0» dans {{file}}, par exemple fra-FR, ou dans saywright.json pour tous.',

  'completion.summary': 'Écrire le script par lequel un shell complète commandes et options',
  'completion.usage': 'bash | zsh | fish',
  'completion.help':
    'bash\u00a0: source <(saywright completion bash) dans ~/.bashrc. zsh\u00a0: source <(saywright completion zsh) dans ~/.zshrc, après compinit. fish\u00a0: saywright completion fish > ~/.config/fish/completions/saywright.fish.',
  'completion.shell': 'Nommez un shell parmi {{shells}}.',

  'server.badToken':
    'Le jeton d’accès n’est pas valide ou a été révoqué. Mettez-en un autre dans {{variable}}\u202f; la console en crée.',
  'server.noHost': 'L’hôte {{host}} est inconnu\u00a0: le nom est mal écrit, ou ce réseau ne le connaît pas.',
  'server.nobodyListens': 'Rien n’écoute sur le port {{port}} de {{host}}. Le serveur est-il lancé\u202f?',
  'server.certificate':
    'Le certificat de {{host}} n’est pas reconnu ({{reason}}). S’il est à vous, nommez son autorité dans NODE_EXTRA_CA_CERTS.',
  'server.certificateExpired': 'Le certificat de {{host}} a expiré.',
  'server.certificateOfAnother': 'Le certificat que montre {{host}} est celui d’un autre hôte.',
  'server.noTls':
    '{{host}} ne parle pas HTTPS sur le port {{port}}. L’adresse commence-t-elle par http://\u202f?',
  'server.page':
    '{{server}} a répondu par une page web (statut {{status}}), pas comme l’API\u00a0: un serveur mandataire ou une page de connexion s’interpose, ou l’adresse est une autre.',

  'option.delete': 'Retirer aussi les fichiers de ce qui a été supprimé sur le serveur',
  'option.dry-run': 'Dire ce qui serait fait, sans rien faire',
  'option.sarif':
    'Écrire les problèmes en SARIF 2.1.0, que lit l’analyse de code de GitHub\u202f; «\u00a0-\u00a0» est la sortie standard',
  'option.sarif.value': '<fichier>',

  didYouMean: 'Vouliez-vous dire «\u00a0{{near}}\u00a0»\u202f?',
  unknownOption: '«\u00a0saywright {{name}}\u00a0» n’a pas d’option {{option}}.',
}
