/** Sentences about the folder of a project, completion, and servers that are not reached. */
export const enUSProject = {
  'pull.summary': 'Bring the models and transcriptions of a project into this folder',
  'pull.usage': '[options] [model…] | --server <address> --project <number>',
  'pull.help':
    'Writes each voice-command model of a project as <model>.bnf, <model>.model.json and, with its suite, <model>.sentences, each wake-word model as <model>.wake-words.json, and what is said in its recordings as recordings.json. The first pull names server and project and writes saywright.json. What was changed here and on the server is merged by lines, and suites by tests; where both changed the same, conflict markers are left and the command ends with 1. The access token with the scope “read” is read from SAYWRIGHT_TOKEN.',
  'pull.nothing': 'Nothing was changed on the server.',
  'pull.conflict':
    '{{name}} was changed here and on the server in the same place. Decide between the markers: {{reason}}',
  'push.summary': 'Send what was changed in this folder to its project',
  'push.usage': '[options] [model…]',
  'push.help':
    'Saves changed models and transcriptions on the server, and creates new models. Nothing is sent of a model that someone changed on the server since it was pulled: it is named, and the command ends with 1. Pull, then push again. The access token with the scopes “read” and “models” is read from SAYWRIGHT_TOKEN.',
  'push.nothing': 'Nothing was changed here.',
  'push.conflict':
    '{{name}} was changed on the server since it was pulled. Nothing was sent of it; pull first: {{file}}',
  'diff.summary': 'Show what differs between this folder and its project',
  'diff.usage': '[options] [model…]',
  'diff.help':
    'Shows each model that differs, and its lines: “-” for those of the server, “+” for those here. Changes nothing. Ends with 1 when something differs. The access token with the scope “read” is read from SAYWRIGHT_TOKEN.',
  'diff.nothing': 'The folder and the server hold the same.',
  'diff.changedHere': '{{name}}: changed here ({{file}})',
  'diff.changedThere': '{{name}}: changed on the server ({{file}})',
  'diff.changedBoth': '{{name}}: changed here and on the server ({{file}})',
  'diff.newHere': '{{name}}: new here ({{file}})',
  'diff.newThere': '{{name}}: new on the server',
  'diff.goneHere': '{{name}}: its files were removed here ({{file}})',
  'diff.goneThere': '{{name}}: not on the server ({{file}})',
  'diff.goneHereChangedThere': '{{name}}: its files were removed here, and it was changed on the server',
  'diff.goneThereChangedHere': '{{name}}: deleted on the server, and changed here ({{file}})',
  'diff.unresolved': '{{name}}: a conflict was left ({{file}})',

  'sync.written': '{{name}} is new here: {{file}}',
  'sync.updated': '{{name}} was changed on the server: {{file}}',
  'sync.merged': '{{name}} was changed here and on the server, and merged: {{file}}',
  'sync.moved': '{{name}} was renamed on the server: {{reason}} is now {{file}}',
  'sync.removed': '{{name}} was deleted on the server, and is removed here: {{file}}',
  'sync.restored':
    '{{name}} was changed on the server after its files were removed here, and is back: {{file}}',
  'sync.created': '{{name}} was created on the server: {{file}}',
  'sync.saved': '{{name}} was saved on the server: {{file}}',
  'sync.unresolved': '{{name}} still has conflict markers: {{reason}}',
  'sync.behind': '{{name}} was changed on the server. “saywright pull” brings it: {{file}}',
  'sync.ahead': '{{name}} was changed here. “saywright push” sends it: {{file}}',
  'sync.newHere': '{{name}} is not on the server. “saywright push” creates it: {{file}}',
  'sync.newThere': '{{name}} is on the server and not here. “saywright pull” brings it.',
  'sync.goneHere':
    'The files of {{name}} were removed here: {{file}}. Delete the model in the studio, or bring the files back.',
  'sync.goneThere': '{{name}} was deleted on the server. “saywright pull --delete” removes it here: {{file}}',
  'sync.goneThereChangedHere':
    '{{name}} was deleted on the server and changed here: {{file}}. Pull, then remove its files, or push to create it again.',
  'sync.unknownRecording': 'The project has no recording “{{name}}”: {{file}}',
  'sync.refused': '{{name}} was refused: {{reason}}',
  'sync.dryRun': 'Nothing was written or sent.',

  'project.none':
    'No saywright.json here or above. Begin with “saywright pull --server <address> --project <number>”.',
  'project.other':
    '{{path}} is of project {{project}} on {{server}}. Pull another project into another folder.',
  'project.otherLock':
    '{{path}} is of project {{project}} on {{server}}, and saywright.json is not. Remove it to begin anew.',
  'project.marked': '{{path}} still has conflict markers, the first on line {{line}}.',
  'project.notUtf8': '{{path}} is not UTF-8. Save it as UTF-8.',
  'project.notJson': '{{place}}: this is not JSON.',
  'project.keyTwice': '{{place}}: “{{key}}” is there twice.',
  'project.keyMissing': '{{place}}: “{{key}}” is missing.',
  'project.unknownKey': '{{place}}: the key “{{key}}” is not known.',
  'project.badValue': '{{place}}: the value of “{{key}}” is not a possible one.',
  'project.noTest':
    '{{place}}: “{{word}}” is no test of the suite of a model, which has “accept”, “refuse” and “means” alone. Values of slots stand in the .model.json; put other tests into a file of another name that begins with “grammar”.',
  'project.sentenceTwice': '{{place}}: “{{sentence}}” is there twice.',
  'project.sameName': '{{one}} and {{other}} are both named “{{name}}”. Rename one in its .json file.',
  'project.otherLanguage':
    '{{name}} is of the language {{language}} on the server, which wake words keep. Write it into the file again, or create another model.',
  'project.noLanguage':
    'The language of {{path}} is not known. Write “language” into {{file}}, such as eng-US, or into saywright.json for all.',

  'completion.summary': 'Write the script by which a shell completes commands and options',
  'completion.usage': 'bash | zsh | fish',
  'completion.help':
    'bash: source <(saywright completion bash) in ~/.bashrc. zsh: source <(saywright completion zsh) in ~/.zshrc, behind compinit. fish: saywright completion fish > ~/.config/fish/completions/saywright.fish.',
  'completion.shell': 'Name one of {{shells}}.',

  'server.badToken':
    'The access token is not valid or was revoked. Put another one into {{variable}}; the console makes them.',
  'server.noHost':
    'The host {{host}} is not known: the name is misspelled, or this network does not resolve it.',
  'server.nobodyListens': 'Nothing listens on port {{port}} of {{host}}. Is the server running?',
  'server.certificate':
    'The certificate of {{host}} is not trusted ({{reason}}). For one of your own, name its authority in NODE_EXTRA_CA_CERTS.',
  'server.certificateExpired': 'The certificate of {{host}} has expired.',
  'server.certificateOfAnother': 'The certificate that {{host}} shows is that of another host.',
  'server.noTls': '{{host}} does not speak HTTPS on port {{port}}. Does the address begin with http://?',
  'server.page':
    '{{server}} answered with a web page (status {{status}}), not as the API does: a proxy or a login page stands before it, or the address is another one.',

  'option.delete': 'Also remove the files of what was deleted on the server',
  'option.dry-run': 'Say what would be done, and do nothing',
  'option.sarif':
    'Write the problems as SARIF 2.1.0, which code scanning of GitHub reads; “-” is the standard output',
  'option.sarif.value': '<file>',

  didYouMean: 'Did you mean “{{near}}”?',
  unknownOption: '“saywright {{name}}” has no option {{option}}.',
} as const
