/** The contract's notes on fields, in French, by their English; a test requires every one. */
export const frenchNotes: Readonly<Record<string, string>> = {
  'least score with which a wake word wakes':
    'score minimal avec lequel un mot de réveil réveille l’appareil',
  'where the first step begins': 'début du premier pas',
  'from the first sample that was sent': 'depuis le premier échantillon envoyé',
  'of the recording': 'de l’enregistrement',
  'how much of it is speech': 'ce qui en est de la parole',
  'syllables of IPA in square brackets': 'syllabes en API entre crochets',
  'false: it costs points': 'false : cela coûte des points',
  'what it costs': 'ce que cela coûte',
  'of its grammar': 'de sa grammaire',
  'by how many sounds it differs': 'nombre de sons qui diffèrent',
  'words that cannot be pronounced': 'mots qui ne peuvent pas être prononcés',
  'false where there is no list of frequent words of the language':
    'false là où il n’y a pas de liste des mots fréquents de la langue',
  'a word with the sound': 'un mot qui contient le son',
  'wake words': 'mots de réveil',
  'anti wake words': 'mots à ignorer',
  'of an export, its stage and a model: `compile: lamps`':
    'd’un export, son étape et un modèle, deux-points entre les deux',
  'gives grammar and suite, and unit tests whose audio a task makes; refused beside a grammar, slots or a suite':
    'donne la grammaire et la suite, et des tests unitaires dont une tâche crée l’audio ; refusé à côté d’une grammaire, de listes dynamiques ou d’une suite',
  'names; their default values are in the grammar': 'noms ; leurs valeurs par défaut sont dans la grammaire',
  'that the voices of the product make': 'que créent les voix du produit',
  'recordings that have to be refused, of `files`': 'enregistrements à refuser, parmi `files`',
  'of them those that were refused, part of `passed`':
    'ceux d’entre eux qui ont été refusés, compris dans `passed`',
  'scores of different versions are not compared': 'les scores de versions différentes ne se comparent pas',
  'of the quality `borrowed` only': 'pour la qualité `borrowed` seulement',
  'the run of the test by which the threshold was found': 'l’exécution du test qui a donné le seuil',
  'the unit test it came from, while there is one': 'le test unitaire d’où il vient, tant qu’il existe',
  'false: scores are made otherwise now, so the test is to be run again':
    'false : les scores sont calculés autrement désormais, le test est donc à exécuter de nouveau',
  'writes the new name in the grammars that import from the model by it':
    'écrit le nouveau nom dans les grammaires qui importent du modèle par ce nom',
  'refused where models that import from this one would have errors':
    'refusé là où des modèles qui importent de celui-ci auraient des erreurs',
  'how many errors its grammar has': 'nombre d’erreurs de sa grammaire',
  'of the first error, or of the first slot without values':
    'de la première erreur, ou de la première liste sans valeurs',
  'the first error, by its code': 'la première erreur, par son code',
  'the other model of which the error speaks, or that declares the slot':
    'l’autre modèle dont parle l’erreur, ou qui déclare la liste',
  'that have no values': 'qui n’ont aucune valeur',
  'of the words that the other sentence has not': 'des mots que l’autre phrase n’a pas',
  'when these words are one of its values': 'quand ces mots sont une de ses valeurs',
  '1 is about one sound that has nothing in common; 0 for the same sounds':
    '1 vaut à peu près un son sans rien de commun ; 0 pour les mêmes sons',
  'values of slots to compare, in place of those of the model: lists by the names of the slots, in JSON':
    'valeurs des listes à comparer, à la place de celles du modèle : des tableaux par noms de listes, en JSON',
  'how many sentences were compared': 'nombre de phrases comparées',
  'words that cannot be pronounced; their sentences were not compared':
    'mots qui ne peuvent pas être prononcés ; leurs phrases n’ont pas été comparées',
  'false where a limit left out sentences or pairs':
    'false là où une limite a laissé de côté des phrases ou des paires',
  'the run of a unit test of the model by which THRESHOLD was found':
    'l’exécution d’un test unitaire du modèle par laquelle THRESHOLD a été trouvé',
  'null where models of its type have none': 'null si les modèles de ce type n’en ont pas',
  'syllables in square brackets': 'syllabes entre crochets',
  'null until a voice is chosen': 'null tant qu’aucune voix n’est choisie',
  'recordings of the project in which this voice speaks': 'enregistrements du projet où parle cette voix',
  'what is said in the text-dependent mode': 'ce qui est dit en mode dépendant du texte',
  'recordings of the project that still exist': 'enregistrements du projet qui existent encore',
  'one for each export': 'une par export',
  'pack the recordings of unit tests, so that they run where the archive is':
    'joindre les enregistrements des tests unitaires, pour les lancer là où est l’archive',
  'bytes of the archive, as it would be now': 'octets de l’archive, telle qu’elle serait à présent',
  'bytes in the archive': 'octets dans l’archive',
  'of the unit tests, packed or not': 'des tests unitaires, joints ou non',
  'bytes that they would add, or do': 'octets qu’ils ajouteraient, ou ajoutent',
  'why it has no network: a code': 'pourquoi il n’a pas de réseau : un code',
  'values of slots for this call alone, in place of those of the model: lists by the names of the slots, in JSON':
    'valeurs des listes dynamiques pour cet appel seul, à la place de celles du modèle : des listes par nom, en JSON',
  'of the list of its files and their checksums':
    'de la liste de ses fichiers et de leurs sommes de contrôle',
  'the first export of a project is 1': 'le premier export d’un projet est 1',
  'of the archive': 'de l’archive',
  'bytes; null until it is completed': 'octets ; null tant qu’il n’est pas terminé',
  'of the archive, in hexadecimal; null until it is completed':
    'de l’archive, en hexadécimal ; null tant qu’il n’est pas terminé',
  'the save that made it': 'l’enregistrement qui l’a créée',
  'what somebody called it': 'le nom que quelqu’un lui a donné',
  'the revision that was brought back': 'la révision qui a été restaurée',
  'lines of the grammar': 'lignes de la grammaire',
  'dynamic slots with values': 'listes dynamiques avec des valeurs',
  'values of all its slots': 'valeurs de toutes ses listes',
  'tests of its suite': 'tests de sa suite',
  'typed tests, run against the grammar by whoever shows them':
    'tests écrits, exécutés avec la grammaire par qui les montre',
  'typed tests that pass, as they and the grammar are saved':
    'tests écrits réussis, tels qu’ils sont enregistrés avec la grammaire',
  'the intent it has to have, null for none; absent: not tested':
    'l’intention attendue, null s’il n’en faut aucune ; absente : non testée',
  'the entities it has to have, in their order; absent: not tested':
    'les entités attendues, dans leur ordre ; absentes : non testées',
  'milliseconds that have passed since the reader began to read; what happened since then is said first':
    'millisecondes écoulées depuis que le lecteur a commencé à lire ; ce qui s’est passé depuis est dit d’abord',
  'nothing that is said or written here is sent to another machine than that of the server':
    'rien de ce qui est dit ou écrit ici n’est envoyé à une autre machine que celle du serveur',
  'how long it works': 'durée de validité',
  'the last characters of the token': 'les derniers caractères du jeton',
  'changes with the picture': 'change avec la photo',
  'width in pixels, the largest unless said': 'largeur en pixels, la plus grande sauf indication',
  'corporate e-mail': 'adresse e-mail d’entreprise',
  'the tag at the root of the sentence': 'le tag à la racine de la phrase',
  'what the grammar gives back for it, numbers as digits; else the words':
    'ce que la grammaire rend pour elle, les nombres en chiffres ; sinon les mots',
  'staff of the company that runs the product': 'équipe de l’entreprise qui gère le produit',
  'address of the picture': 'adresse de la photo',
  'data URL': 'URL de données',
  'a model of voice commands of the project that `redirection_id` names':
    'un modèle de commandes vocales du projet que désigne `redirection_id`',
  'rows by name: sessions, passkeys, identities, notifications, log':
    'lignes par nom : sessions, clés d’accès, identités, notifications, journal',
  'since when the license key is disabled': 'depuis quand la clé de licence est désactivée',
  'its end, to come or past; absent without one': 'sa fin, à venir ou passée ; absente s’il n’y en a pas',
  'the owner and the first 19 others that came': 'le propriétaire et les 19 premiers autres arrivés',
  'of whoever calls by program: no screen shows it':
    'de qui appelle par programme : aucun écran ne la montre',
  'the description that the console shows': 'la description que la console montre',
  'end of the license key, to come or past': 'fin de la clé de licence, à venir ou passée',
  'with the end `date` alone': 'avec la fin `date` seulement',
  'when a session was last used': 'dernière utilisation d’une session',
  'media type, read from the bytes': 'type de média, lu dans les octets',
  'seconds; null when the format hides it': 'secondes ; null si le format ne le dit pas',
  bytes: 'octets',
  'network address it came from': 'adresse réseau d’origine',
  'what a recipe requires': 'ce dont une recette a besoin',
  'bytes of all its files': 'octets de tous ses fichiers',
  'checksum of its archive in hexadecimal': 'somme de contrôle de son archive, en hexadécimal',
  'digest of the configuration': 'empreinte de la configuration',
  'digest of its files': 'empreinte de ses fichiers',
  'digest of the files of the recipe': 'empreinte des fichiers de la recette',
  'what its last byte makes visible': 'ce que son dernier octet rend visible',
  'whether the project had asked before': 'si le projet en avait déjà fait la demande',
  'whether one is running': 'si une évaluation est en cours',
  'identifier in the customer database': 'identifiant dans la base des clients',
  'absent: for good': 'absent : pour toujours',
  'relative to the server; it works for some minutes and for whoever asked':
    'relatif au serveur ; valable quelques minutes, pour la personne qui l’a demandé',
  'the session or access token that made the link, and ends it':
    'la session ou le jeton d’accès qui a créé le lien, et qui le termine',
  'seconds since 1970': 'secondes depuis 1970',
  'what it was called when it was uploaded': 'son nom lors de l’envoi',
  'checksum of the bytes in hexadecimal': 'somme de contrôle des octets, en hexadécimal',
  'the profile is complete': 'le profil est complet',
  'the organization has a project': 'l’organisation a un projet',
  'the wish, the dictionary of the recognizer, or the speech engine for a word that this does not know':
    'le souhait, le dictionnaire de la reconnaissance, ou le moteur vocal pour un mot que celui-ci ne connaît pas',
  'the recognizer knows all its sounds': 'la reconnaissance en connaît tous les sons',
  'the likeliest first; none where nobody knows': 'la plus probable d’abord ; aucune si personne ne sait',
  'a sentence was recognized with one of its models': 'une phrase a été reconnue avec l’un de ses modèles',
  'the person was shown around, or skipped it': 'la personne a suivi la visite, ou l’a passée',
  'the person has seen that everything is ready': 'la personne a vu que tout est prêt',
  'verified by a domain': 'vérifiée par un domaine',
  'professional e-mail': 'adresse e-mail professionnelle',
  'JSON of what was given so far; read by nobody but the wizard that wrote it':
    'JSON de ce qui a été donné jusqu’ici ; lu par le seul assistant qui l’a écrit',
  'of the last try, as the server saw it': 'du dernier essai, tel que le serveur l’a vu',
  'share done': 'part accomplie',
  'whose language is spoken': 'dont la langue est parlée',
  'among whom the recordings are spread; all of the language by default':
    'entre qui les enregistrements sont répartis ; toutes celles de la langue par défaut',
  'among which what has noise is spread; all by default':
    'entre lesquels ce qui a du bruit est réparti ; tous par défaut',
  'the first part of the locale': 'la première partie de la locale',
  'what it works on': 'sur quoi elle porte',
  'recordings of the project, with a transcription where it is expected':
    'enregistrements du projet, avec une transcription là où elle est attendue',
  'of recordings that have to be refused, or to mean something; the transcription of the others is expected':
    'des enregistrements qui doivent être refusés, ou avoir un sens ; des autres, la transcription est attendue',
  'the transcription: of a recording that has to be refused, what is said, if anything':
    'la transcription : d’un enregistrement à refuser, ce qui y est dit, s’il y a quelque chose',
  'recognized or refused as is expected of them': 'reconnus ou refusés comme attendu',
  'of what was heard, as a recognition gives it':
    'de ce qui a été reconnu, comme le donne une reconnaissance',
  'what was heard means what is expected; true where no meaning is':
    'ce qui a été reconnu a le sens attendu ; vrai là où aucun sens n’est attendu',
  'of the recordings; one that is there already is not made again':
    'des enregistrements ; celui qui existe déjà n’est pas refait',
  'in place of the values of the model': 'à la place des valeurs du modèle',
  'the sentence that is expected, or what is said in one to be refused':
    'la phrase attendue, ou ce qui est dit dans un enregistrement à refuser',
  'counts the runs of the test': 'compte les exécutions du test',
  'null once it left the history': 'null une fois retirée de l’historique',
  'false: made without asking for a name': 'false : créée sans qu’un nom ait été demandé',
  'false: made without asking for a name, which an administrator may give once':
    'false : créée sans qu’un nom ait été demandé ; un administrateur peut en donner un, une fois',
  'of the device that saved last': 'de l’appareil qui a enregistré en dernier',
  'requests are approved automatically, without review':
    'les demandes sont approuvées automatiquement, sans examen',
  'confidence of what was heard where a sentence is expected':
    'confiance de ce qui a été reconnu là où une phrase est attendue',
  'null once the recording is deleted': 'null une fois l’enregistrement supprimé',
  'null when nothing was heard; the wake word with the highest score where those are tested':
    'null si rien n’a été reconnu ; le mot de réveil de plus haut score, là où ce sont eux qui sont testés',
  'of the recording, in seconds': 'de l’enregistrement, en secondes',
  'of its model; voice commands by default': 'de son modèle ; commandes vocales par défaut',
  'what was heard has the words of the transcription; of a wake word, it is among them':
    'ce qui a été reconnu a les mots de la transcription ; un mot de réveil s’y trouve',
  'why it is rejected with a threshold above its confidence; null in older runs':
    'pourquoi il est rejeté avec un seuil au-dessus de sa confiance ; null dans les exécutions plus anciennes',
  'why it could not be tested': 'pourquoi il n’a pas pu être testé',
  'seconds since it began to run': 'secondes depuis son lancement',
  'why it failed, in the language of the request': 'cause de l’échec, dans la langue de la requête',
  'degraded: all works but some speech engine': 'degraded : tout fonctionne sauf un moteur vocal',
  'none when the voice service does not answer': 'aucun si le service vocal ne répond pas',
  'silence that ends a command, in milliseconds': 'silence qui termine une commande, en millisecondes',
  'rises by one at each save': 'augmente de un à chaque enregistrement',
  'mono, 16-bit, 16 kHz advised': 'mono, 16 bits, 16 kHz conseillés',
  'no sentence of the grammar was heard, or not surely enough':
    'aucune phrase de la grammaire n’a été reconnue, ou pas assez sûrement',
  'why it was rejected; absent otherwise': 'raison du refus ; absente sinon',
  'a score of the engine, not a probability': 'un score du moteur, pas une probabilité',
  'least confidence with which a sentence is taken':
    'la plus petite confiance avec laquelle une phrase est acceptée',
  'the engine gives one hypothesis, whatever MAXNBEST says':
    'le moteur donne une seule hypothèse, quoi que dise MAXNBEST',
  'neither changed nor deleted until it is unlocked': 'ni modifié ni supprimé tant qu’il est verrouillé',
  'its code, which does not change': 'son code, qui ne change pas',
  'the newest one': 'la plus récente',
  'of the categories of the evaluation': 'des catégories de l’évaluation',
  'that the upload said it is for': 'auquel l’envoi dit être destiné',
  'in hexadecimal: what arrives is held to it': 'en hexadécimal : ce qui arrive doit y correspondre',
  'whatever tells the file from its next version: the same one is gone on with, in any browser':
    'ce qui distingue le fichier de sa version suivante : le même envoi reprend, dans tout navigateur',
  'bytes that have come': 'octets reçus',
  'relative to the server: where the bytes go by tus': 'relatif au serveur : où vont les octets, par tus',
  'what the members of a project read': 'ce que lisent les membres d’un projet',
  'whether it belongs to the product': 'si cela fait partie du produit',
  'in how many files, categories and deliveries it is':
    'dans combien de fichiers, de catégories et de livraisons il se trouve',
  'how many projects have it': 'combien de projets l’ont',
  'made by the product for the first steps': 'créé par le produit pour les premiers pas',
  'whether this installation is set up with a text service':
    'si cette installation est reliée à un service de génération de texte',
  'host to which texts are sent': 'hôte auquel les textes sont envoyés',
  'the model that it is for, from whose place imports are followed':
    'modèle auquel elle est destinée, depuis lequel les imports sont suivis',
  'dynamic slots that the grammar may use': 'listes dynamiques que la grammaire peut utiliser',
  'names of the unit tests that recognize it, ten at most':
    'noms des tests unitaires qui le reconnaissent, dix au plus',
}
