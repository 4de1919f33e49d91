import { frenchModelSummaries } from './frenchModelSummaries.js'

/** Summaries of the calls, in French, by name. The contract has them in English; a test requires every one. */
export const frenchSummaries: Readonly<Record<string, string>> = {
  ...frenchModelSummaries,
  deletePicture: 'Retirer la photo du profil.',
  deleteUser:
    'Supprimer le compte et ce qui n’est qu’à lui : les organisations sans autre membre disparaissent avec leurs projets.',
  exportUser: 'Toutes les données sur soi-même, en un document JSON.',
  getPicture: 'La photo de soi-même ou de quelqu’un avec qui l’on partage une organisation.',
  listStaffPeople: 'Tous ceux qui ont un compte, les plus récents d’abord ; trouvés par nom et par adresse.',
  me: 'La personne connectée.',
  savePersonLimits:
    'Fixer combien d’organisations quelqu’un peut créer ; null lui rend la limite de tout le monde.',
  savePersonSales:
    'Dire qui vend à quelqu’un, et comment la base des clients le nomme ; null efface, ce qui n’est pas donné reste.',
  savePicture:
    'Mettre la photo du profil : JPG, GIF ou PNG d’au plus 2 Mo et 25 millions de pixels, jugée à ses octets.',
  saveUser:
    'Enregistrer le profil ; ce qui est omis reste. Les listes voyagent en anglais. Une nouvelle `email` doit avoir été prouvée par un code ; l’ancienne adresse peut revenir en arrière.',
  setLanguage: 'Choisir la langue de l’interface et des e-mails.',
  setMarketingStatus:
    'Recevoir toutes les actualités ou aucune. Aucune, c’est pour de bon : seule notre équipe peut ensuite les autoriser de nouveau.',
  setNotificationParameters:
    'Choisir les sujets des actualités, tant qu’elles sont autorisées. La gestion du compte est toujours active.',
  deleteAudioFile: 'Supprimer un enregistrement.',
  getAudioFileContent: 'Les octets d’un enregistrement.',
  getAudioFilePeaks:
    'Les amplitudes les plus basses et les plus hautes d’un enregistrement, au format de données d’audiowaveform (version 1, 8 bits) ; `not_found` pour un format que le serveur ne décode pas.',
  listAudioFiles: 'Les enregistrements d’un projet, les plus récents d’abord sauf autre tri.',
  replaceAudioFile:
    'Donner un autre son à un enregistrement, par exemple le même sans silence. Le nom et la transcription restent.',
  saveAudioFile:
    'Renommer un enregistrement ou écrire ce qui y est dit. `transcription_before` est ce qui a été lu ; quand quelqu’un a écrit autre chose depuis, rien n’est écrit.',
  uploadAudioFile: 'Ajouter un enregistrement d’au plus 10 s et 5 Mo. Son nom est unique dans le projet.',
  listAudit:
    'Le journal d’audit d’une organisation, le plus récent d’abord. Filtres : `action`, `account_id`, `from` et `to` (instants).',
  listStaffAudit:
    'Le journal d’audit de l’installation, le plus récent d’abord : de chaque organisation, des comptes, et ce que l’équipe a fait. Filtres : `action`, `account_id`, `from` et `to` (instants).',
  listStaffAuditPeople:
    'Toutes les personnes dont le journal d’audit de l’installation a une entrée et qui ont encore un compte, par nom ; la recherche porte sur le nom et l’adresse.',
  handleStaffMessage: 'Marquer un message comme traité, ou comme non traité.',
  listStaffMessages:
    'Ce que les gens ont écrit, le plus récent d’abord. Filtres : `kind` et `handled` (`true` ou `false`).',
  sendContactMessage:
    'Écrire au service commercial ou à l’assistance ; `topic` est la valeur anglaise d’un sujet de contact.',
  sendFeedback:
    'Dire ce qui fonctionne et ce qui ne fonctionne pas ; `topic` est la valeur anglaise d’un sujet d’avis.',
  createDeal:
    'Demander des technologies et des langues. Un projet n’a qu’une demande ouverte à la fois ; une demande qui n’ajoute rien est refusée.',
  getDealStatus: 'Si un projet a une demande ouverte, et laquelle.',
  saveDeal: 'Modifier une demande en attente.',
  approveDeal:
    'Approuver une demande : 30 jours, sauf si `evaluation_ends_on` indique une autre fin, ou null pour toujours. Cela prend effet après 10 secondes.',
  declineDeal:
    'Refuser une demande avec une raison que ses membres lisent. Cela prend effet après 10 secondes.',
  getStaffDeal: 'Une demande avec son projet, et combien de personnes seront informées de la décision.',
  listStaffDeals:
    'Les demandes de tous les projets, les plus récentes d’abord. Filtre : `status` (waiting, approved ou declined).',
  undoDecision: 'Reprendre une décision avant qu’elle prenne effet : la demande attend de nouveau.',
  checkDomain:
    'Le domaine sous sa forme habituelle, ou null pour celui qui donne des adresses à tout le monde ou n’accepte pas d’e-mail.',
  checkEmail:
    'Si une adresse semble exister. Une vérification qui n’a pas pu être faite est un échec de l’appel.',
  checkProfessionalEmail: 'Si une adresse est celle d’une entreprise, et non d’une messagerie grand public.',
  makeEmailCode:
    'Envoyer un code de six caractères à une adresse. `mode` vrai : elle deviendra l’adresse du compte ; faux ou absent : une adresse d’entreprise, jamais de messagerie grand public.',
  verifEmailCode:
    'Prouver par le code que l’adresse est la sienne ; la preuve vaut une heure, et pour ce que disait `mode`. Un autre `mode` que celui de la demande est un code erroné.',
  addDomain:
    'Ajouter un domaine, une fois son adresse de vérification prouvée par make_email_code et verif_email_code ; l’organisation est vérifiée par lui.',
  deleteDomain: 'Retirer un domaine ; ses membres gardent leur accès.',
  listDomains: 'Les domaines vérifiés d’une organisation, les plus récents d’abord.',
  acceptInvitation:
    'Rejoindre une organisation. Une nouvelle personne choisit nom et mot de passe, est confirmée et connectée ; qui a un compte la rejoint avec lui et se connecte comme d’habitude.',
  listOwnInvitations:
    'Les invitations à l’adresse du compte qui peuvent encore être acceptées, les plus récentes d’abord.',
  acceptOwnInvitation: 'Rejoindre l’organisation d’une invitation à l’adresse du compte, sans son lien.',
  declineOwnInvitation:
    'Décliner une invitation à l’adresse du compte : son lien cesse de fonctionner, et les administrateurs en sont avertis.',
  createInvitations: 'Inviter une ou plusieurs adresses par e-mail ; toutes le sont, ou aucune.',
  deleteInvitation: 'Annuler une invitation : son lien cesse de fonctionner.',
  getInvitation: 'Ce à quoi le lien d’une invitation invite, pour qui le détient.',
  listInvitations: 'Les invitations d’une organisation sans réponse, les plus récentes d’abord.',
  resendInvitation: 'Envoyer de nouveau une invitation avec un nouveau lien ; l’ancien cesse de fonctionner.',
  detachMember: 'Retirer un membre, autre que soi : il perd l’accès à tous les projets de l’organisation.',
  handOverOrganization:
    'Confier une organisation à un autre membre, qui devient administrateur et propriétaire des projets de l’appelant ; celui-ci reste comme employé. Les deux reçoivent un e-mail.',
  leaveOrganization:
    'Quitter une organisation ; son dernier administrateur et son dernier membre ne le peuvent pas.',
  listMembers:
    'Les membres d’une organisation avec leurs projets, dans l’ordre de leur arrivée sauf tri par `name`, `role` ou `created_at` ; cherchés par nom et adresse ; sans ceux d’un projet avec le filtre `not_in_project`.',
  saveMemberRole: 'Changer le rôle d’un membre ; une organisation garde au moins un administrateur.',
  listNotifications:
    'Les notifications de la personne connectée, les plus récentes d’abord ; les 200 plus récentes sans page.',
  getNotificationDelivery:
    'Comment la personne connectée est avertie de chaque sujet : dans le produit, par e-mail, les deux ou pas du tout.',
  saveNotificationDelivery:
    'Choisir comment on est averti de certains sujets. Les e-mails sur la sécurité du compte sont toujours envoyés.',
  readAllNotifications: 'Marquer toutes les notifications comme lues.',
  readNotification: 'Marquer une notification comme lue.',
  getOnboarding: 'Quels premiers pas sont faits, par la personne et dans l’une de ses organisations.',
  openSample:
    'Le projet d’exemple d’une organisation avec un modèle et un enregistrement, créé s’il n’existe pas. Sans organisation, la personne en reçoit une.',
  saveOnboarding:
    'Fermer pour de bon l’accueil, la visite ou les premiers pas terminés, sur tous les appareils.',
  createOrganization: 'Créer une organisation ; l’appelant en devient l’administrateur.',
  deleteOrganization:
    'Supprimer définitivement une organisation, avec ses projets, modèles et fichiers ; chaque membre en est averti.',
  getOrganization: 'Une organisation avec ses membres.',
  listOrganizations: 'Les organisations de la personne connectée.',
  listStaffOrganizations: 'Toutes les organisations avec leurs chiffres, par nom sauf autre tri.',
  nameOrganization:
    'Donner son nom à une organisation créée sans qu’il ait été demandé. Une seule fois ; ensuite, le nom s’enregistre avec le reste.',
  saveOrganization:
    'Enregistrer ce qu’une organisation dit d’elle-même ; les choix voyagent en mots anglais.',
  saveOrganizationLimits:
    'Fixer les places et les limites d’une organisation ; null lui rend la limite de tout le monde.',
  saveOrganizationSales:
    'Dire si une organisation est cliente, qui lui vend, et comment la base des clients la nomme ; null efface, ce qui n’est pas donné reste.',
  verifyOrganizationName:
    'Si une organisation de ce nom existe, sans tenir compte des majuscules ni des espaces autour.',
  deleteLogo: 'Retirer le logo d’une organisation.',
  getLogo: 'Le logo d’une organisation, pour ses membres.',
  saveLogo:
    'Mettre le logo d’une organisation : JPG, GIF ou PNG d’au plus 2 Mo et 25 millions de pixels, jugé à ses octets.',
  attachProjectMember: 'Faire entrer un membre de l’organisation dans un projet.',
  createProject:
    'Créer un projet, dans une organisation dont l’appelant est administrateur ou dans une nouvelle, nommée ici.',
  listProjectMembers:
    'Les membres d’un projet, dans l’ordre de leur arrivée sauf tri par `name`, `role` ou `created_at` ; cherchés par nom et adresse.',
  detachProjectMember: 'Faire sortir un membre d’un projet.',
  getProject: 'Un projet.',
  listAllProjects: 'Les projets de toutes les organisations de l’appelant.',
  listProjects:
    'Les projets d’une organisation que l’appelant peut voir, le dernier changement d’abord sauf autre tri.',
  listStaffProjects:
    'Les projets de toutes les organisations, le dernier changement d’abord. Filtre : `status`.',
  saveProject:
    'Enregistrer ce qu’un projet dit de lui-même ; l’organisation, le statut et la version du VDK n’en font pas partie.',
  saveProjectRole:
    'Donner à un membre de l’organisation un rôle dans un projet. Un nouveau propriétaire remplace l’ancien.',
  saveStaffProject:
    'Changer ce que seule notre équipe peut changer : statut, accès bêta, version du VDK, catégories et identifiants dans la base des clients d’un projet ; ce qui n’est pas donné reste.',
  listVdkVersions: 'Les versions du VDK, les plus récentes d’abord ; cherchées par libellé et nom affiché.',
  createVdkVersion: 'Ajouter une version du VDK.',
  saveVdkVersion:
    'Changer le libellé et le nom affiché d’une version ; les projets qui l’ont montrent le nouveau nom.',
  deleteVdkVersion: 'Supprimer une version qu’aucun projet n’a.',
  listTags: 'Les étiquettes par type et par nom ; cherchées par leur nom et leurs mots. Filtre : `type`.',
  createTag:
    'Ajouter une étiquette avec ses mots dans les deux langues. Son nom et son type ne changent plus.',
  saveTag: 'Changer les mots d’une étiquette, partout où elle est. Celles du produit sont verrouillées.',
  deleteTag: 'Supprimer une étiquette que rien n’utilise.',
  listCategories:
    'Les catégories par nom, chacune avec celles qu’elle contient ; cherchées par nom et description.',
  createCategory: 'Ajouter une catégorie, seule ou dans une autre.',
  saveCategory:
    'Changer une catégorie, et son nom partout où il est ; ce qui n’est pas donné reste. Une catégorie verrouillée change par l’appel qui la déverrouille.',
  deleteCategory: 'Supprimer une catégorie qu’aucun projet ni fichier n’a, et qui n’en contient pas d’autre.',
  getStaffProject: 'Un projet de n’importe qui, avec tout ce qui lui a été livré.',
  createDelivery:
    'Livrer des technologies et des langues sans demande, jusqu’à un moment ou, avec null, sans fin. Les membres en sont informés.',
  withdrawDelivery:
    'Mettre fin maintenant à une livraison, entière ou dans certaines de ses langues. Les membres en sont informés.',
  startTrial:
    'Essayer le studio pendant une heure, une fois par projet, tant que rien ne lui est livré : avec ce qui a pris fin, ou ce qui est installé.',
  deleteTotp: 'Désactiver le second facteur.',
  endOtherSessions: 'Déconnecter tous les autres appareils.',
  endSession: 'Déconnecter un appareil, avec les fenêtres du studio qui en viennent.',
  getSecurity: 'Ce qui protège le compte.',
  listSignIns:
    'Les connexions au compte et celles qui ont été refusées, les plus récentes d’abord ; de chaque sorte, les 50 plus récentes de douze mois sont gardées.',
  listSessions: 'Où l’on est connecté, la dernière utilisation d’abord.',
  makeRecoveryCodes: 'Créer de nouveaux codes de secours ; les anciens cessent de fonctionner.',
  proveIdentity:
    'Prouver son identité : pendant 10 minutes, cette session peut faire ce qui répond sinon `proof_required`. Une connexion est une telle preuve.',
  startTotp:
    'Commencer avec une application d’authentification : la clé, en texte et comme adresse de son code QR.',
  verifyTotp:
    'Activer le second facteur par un premier code. Les 10 codes de secours ne sont montrés qu’une fois.',
  addPasskey: 'Garder la clé d’accès que le navigateur a créée.',
  deletePasskey: 'Retirer une clé d’accès.',
  listPasskeys: 'Les clés d’accès du compte.',
  makePasskeyOptions:
    'Commencer une nouvelle clé d’accès : les options du navigateur, avec un défi qui sert une fois.',
  renamePasskey: 'Renommer une clé d’accès.',
  undoAddressChange:
    'Rendre à un compte son ancienne adresse, avec le code qu’elle a reçu, pendant 7 jours. Le mot de passe, les sessions et les jetons d’accès prennent fin, la clé de licence est remplacée, et les clés d’accès, seconds facteurs et fournisseurs ajoutés peu avant la modification ou depuis sont retirés. La réponse dit ce qui a pris fin et ce qui fonctionne encore, et porte le code qui fixe un nouveau mot de passe.',
  login: 'Se connecter par e-mail et mot de passe ; la réponse dit si un second facteur est nécessaire.',
  loginByCode: 'Se connecter par un code à usage unique : d’un e-mail, ou transmis de la console au studio.',
  loginSecondFactor:
    'Terminer une connexion par les six chiffres d’une application d’authentification, ou par un code de secours.',
  logout: 'Mettre fin à cette session et à celles qui en viennent.',
  makeLoginCode: 'Créer un code à usage unique de 60 secondes par lequel le studio reprend cette session.',
  loginByPasskey:
    'Se connecter par une clé d’accès. Elle vaut les deux facteurs : rien d’autre n’est demandé.',
  makePasskeyLoginOptions: 'Commencer une connexion par clé d’accès ; le navigateur propose celles qu’il a.',
  linkResetPassword:
    'Envoyer un e-mail avec un lien pour choisir un nouveau mot de passe. Une adresse inconnue reçoit la même réponse.',
  makePasswordCode:
    'Envoyer un code de six caractères à l’adresse, pour un changement de mot de passe. `mode` vrai ou absent : l’adresse est celle d’un compte.',
  resetPassword:
    'Choisir un nouveau mot de passe par le code d’un e-mail ; toutes les sessions prennent fin. La réponse nomme les clés d’accès, jetons et fournisseurs qui ouvrent encore le compte.',
  verifPasswordCode: 'Vérifier un code tapé ; la réponse porte celui qui fixe le mot de passe.',
  confirmRegister: 'Confirmer un compte par le code de l’e-mail, et se connecter.',
  register:
    'Créer un compte ; un e-mail demande de le confirmer. Une adresse connue reçoit la même réponse, et son propriétaire en est informé.',
  resendConfirmRegisterEmail: 'Envoyer de nouveau l’e-mail de confirmation.',
  listSocialProviders:
    'Les fournisseurs pour lesquels cette installation est configurée : les autres n’ont pas de bouton.',
  loginAsAdmin:
    'Agir pour une personne pendant une heure. C’est consigné ; mot de passe, second facteur et suppression sont bloqués.',
  socialLogin: 'Terminer une connexion par un fournisseur avec le code et l’état du retour.',
  socialLoginByCode:
    'De même quand le code arrive sur la page de connexion elle-même : l’état indique le fournisseur et la page.',
  socialStart:
    'Commencer une connexion par un fournisseur : où envoyer le navigateur, et l’état qu’il doit rapporter.',
  stopImpersonation:
    'Cesser d’agir pour quelqu’un : met fin à cette session, et reprend celle de l’équipe où l’on a commencé, tant qu’elle vit.',
  cancelTask: 'Arrêter une tâche en attente ou en cours.',
  deleteTask: 'Retirer de l’historique une tâche terminée.',
  listDeadTasks:
    'Le travail abandonné, le plus récent d’abord. Gardé 30 jours quand il n’appartient à aucun projet.',
  getGeneration: 'Si des grammaires peuvent être générées ici, et combien de crédits il reste au projet.',
  generateGrammar:
    'Faire écrire une grammaire, ou modifier celle qui est donnée, d’après une description : les événements `step`, `text`, puis un seul `result` ou `failed`, envoyés par le serveur. Raccrocher annule la demande. Rien n’est enregistré.',
  translateGrammar:
    'Faire traduire les mots d’une grammaire dans une autre langue du projet, par les mêmes événements que `generate`. Rien n’est enregistré.',
  listExports: 'Les exports d’un projet, les plus récents d’abord : autant des derniers que l’on en garde.',
  startExport:
    'Exporter des modèles pour une architecture, en tâche de fond. Chacun doit être couvert par ce qui est livré au projet.',
  measureExport:
    'Ce qu’un export pèserait et contiendrait, avec les modèles tels qu’ils sont. Rien n’est créé.',
  deleteExport: 'Supprimer un export avec son archive ; celui qui est en cours est annulé.',
  getExportLink: 'Un lien vers l’archive d’un export, valable quelques minutes et pour qui l’a demandé.',
  getExportContent: 'L’archive d’un export, par un lien, comme pour `v2/files/{id}/content`.',
  listTasks: 'Les tâches de fond d’un projet, les plus récentes d’abord.',
  retryTask: 'Reprendre depuis le début un travail abandonné.',
  createUnitTest:
    'Créer un test unitaire d’un modèle : de commandes vocales, dont la grammaire est sans erreur, ou de mots de réveil, qui en a au moins un. Son nom est unique dans le modèle, et chaque enregistrement a une transcription sauf s’il doit être refusé. Sans seuil, il prend celui du modèle.',
  deleteUnitTest:
    'Supprimer un test unitaire avec ses exécutions ; celle qui est en cours est annulée. Les enregistrements restent.',
  getUnitTest: 'Un test unitaire avec ses enregistrements et ses valeurs dynamiques.',
  getUnitTestRun:
    'Une exécution avec le résultat de chaque enregistrement, et ce avec quoi elle a été faite : grammaire et valeurs dynamiques, ou mots de réveil.',
  listUnitTestRuns:
    'Les exécutions d’un test unitaire, les plus récentes d’abord ; les plus anciennes sont oubliées.',
  listUnitTests:
    'Les tests unitaires d’un projet avec leur dernière exécution, les plus récents d’abord. Filtres : `model_id`, de commandes vocales sauf si `model_type` dit `wake_word` ; `model_type` seul.',
  listTestVoices:
    'Les voix qui savent dire des phrases d’une langue livrée, pour les enregistrements que crée le produit.',
  makeTestAudio:
    'Faire dire des phrases par le produit en arrière-plan : chacune à chaque hauteur, chaque vitesse et avec chaque bruit, comme enregistrements avec leur transcription.',
  saveUnitTest:
    'Enregistrer les champs donnés. Les enregistrements qui restent gardent ce qui en est attendu, sauf si `expectations` est donné. Les exécutions passées gardent ce avec quoi elles ont été faites.',
  startUnitTestRun:
    'Tester chaque enregistrement en arrière-plan avec la grammaire, ou les mots de réveil, que le modèle a maintenant. Une tâche dit où elle en est.',
  createProjectToken:
    'Créer un jeton d’accès valable pour ce seul projet, tant que la personne qui l’a créé peut le voir.',
  createToken:
    'Créer un jeton d’accès, montré cette seule fois. Seule notre équipe peut lui donner la portée `uploads`.',
  deleteProjectToken: 'Révoquer un jeton d’accès d’un projet : il prend fin aussitôt.',
  deleteToken: 'Révoquer un jeton d’accès du compte : il prend fin aussitôt.',
  listProjectTokens: 'Les jetons d’accès valables pour un seul projet, les plus récents d’abord.',
  listTokens: 'Les jetons d’accès du compte qui fonctionnent encore, les plus récents d’abord.',
  getDownloadLink:
    'Un lien vers les octets d’un fichier, pour la personne qui le demande et pour quelques minutes.',
  getFileContent:
    'Les octets d’un fichier, par un lien. En parties avec `Range` (206, ou 416), `If-Range` et `ETag` ; sa somme de contrôle est dans `Digest` et `Repr-Digest`.',
  listFileNames: 'Les noms de ce que la même requête trouve dans la liste des fichiers, par nom.',
  listFiles:
    'Les fichiers du projet que nomme le filtre `file_project_id`, les plus récents d’abord. Autres filtres : `file_name` (une partie), `file_tag_by_platform`, `file_tag_by_type` et `file_tag_by_technology` (des codes séparés par des virgules : l’un d’eux). Triés par `name`, `size` ou `created_at`.',
  listProjectFiles: 'Les fichiers d’un projet, avec les filtres et l’ordre de la liste des fichiers.',
  listStaffFiles:
    'Les fichiers de tous les projets, les plus récents d’abord, par des mots de leurs noms et de ceux de leurs projets. Filtres : `file_project_id`, et les étiquettes de la liste des fichiers.',
  deleteFile: 'Supprimer un fichier avec ses octets : personne ne peut plus le télécharger.',
  listUploads: 'Les envois du compte qui ne sont pas terminés, les plus récents d’abord.',
  createUpload:
    'Commencer l’envoi d’un fichier vers un projet. Ses octets suivent par le protocole tus vers l’`url` de la réponse : `HEAD` dit combien sont arrivés, `PATCH` en apporte d’autres, et le dernier rend le fichier visible. Avec `package`, c’est l’archive d’un paquet Conan, telle que la crée `conan cache save` : son contenu est vérifié, puis servi par le dépôt Conan du projet. Le même fichier, reconnu par son `fingerprint`, reprend là où il en était ; un autre du même nom le remplace. L’en-tête `Studio-Version`, ici ou d’un `PATCH`, dit à quel studio il est destiné.',
  cancelUpload: 'Abandonner un envoi avec ce qui en est arrivé : la fin du protocole tus.',
  deleteProjectDraft: 'Oublier ce qui a été donné jusqu’ici ; la demande est partie, ou n’est plus voulue.',
  getProjectDraft: 'Le projet que l’appelant a commencé à décrire, ou null.',
  saveProjectDraft:
    'Garder ce qui a été donné jusqu’ici. Une personne a un seul brouillon, et le dernier enregistrement compte. Avec `id`, c’est ce brouillon qui change, et aucun n’est créé s’il a été supprimé.',
  checkVersion: 'Si une version de la console est encore servie ; `false` demande de recharger.',
  getHealth: 'Si le serveur est prêt, et ce que ses moteurs vocaux savent faire à présent.',
  openEvents:
    'Les événements de la personne connectée, envoyés par le serveur ; `Last-Event-ID` reprend dans les cinq minutes.',
  pushLog: 'Écrire une ligne dans le journal du serveur.',
  reportError: 'Signaler une erreur du navigateur, une fois pour chacune.',
  getDemo: 'Le compte de démonstration, pour l’écran de connexion. En production, cet appel n’existe pas.',
  findModels:
    'Les modèles de tous les types dont le nom contient ce qui est donné, dans tous les projets que l’on voit ; les 20 derniers enregistrés.',
  createVoiceCommandModel:
    'Créer un modèle. Son nom est unique dans le projet ; sans grammaire ni modèle de départ, il commence par une petite grammaire.',
  listModelTemplates:
    'Ce par quoi un nouveau modèle d’une langue peut commencer : des modèles de départ avec grammaire, tests écrits et tests unitaires.',
  deleteVoiceCommandModel:
    'Supprimer un modèle. Refusé tant que les grammaires d’autres modèles importent des règles de celui-ci.',
  listImportableGrammars:
    'Les grammaires dont celle d’un modèle peut importer : celles des autres modèles de son projet et de sa langue, telles qu’elles sont enregistrées. Refusé quand elles sont très longues ensemble.',
  getVoiceCommandModel: 'Un modèle avec sa grammaire, ses réglages, ses listes et sa suite de tests écrits.',
  listVoiceCommandVersions:
    'Les enregistrements d’un modèle, les plus récents d’abord : autant des derniers qu’il en est gardé.',
  getVoiceCommandVersion: 'Ce que contenait un enregistrement d’un modèle. `versionId` est sa révision.',
  labelVoiceCommandVersion: 'Donner à une version un nom qui la fait retrouver, ou le lui retirer.',
  restoreVoiceCommandVersion:
    'Enregistrer à nouveau la grammaire, les réglages, les listes et la suite d’une version : c’est une nouvelle version, et celles d’entre les deux restent. `revision` est celle qui a été lue ; si quelqu’un a enregistré depuis, rien n’est écrit.',
  listenToCommands:
    'Un WebSocket qui reçoit la parole et dit ce qui est reconnu avec la grammaire enregistrée pendant que l’on parle, et avec le seuil du modèle si l’appel n’en donne pas d’autre. Sans passage au WebSocket, l’appel dit si cela est permis.',
  listSoundAlikes:
    'Les phrases de la grammaire enregistrée d’un modèle qui se ressemblent à l’oreille, avant tout enregistrement : chaque alternative d’un choix et chaque valeur d’une liste là où elle se dit, par distance, celles de même sens en dernier.',
  pronounceWords: 'Comment des mots se prononcent dans une langue, tels que la reconnaissance les attend.',
  sayWords: 'Dire un mot ou une phrase, ou ce à quoi ils ressemblent, en un enregistrement WAV.',
  recognize:
    'Reconnaître un enregistrement WAV avec la grammaire enregistrée d’un modèle, et avec son seuil si l’appel n’en donne pas d’autre.',
  saveVoiceCommandModel:
    'Enregistrer les champs donnés, et parmi les réglages ceux donnés. `revision` est celle qui a été lue ; si quelqu’un a enregistré depuis, rien n’est écrit.',
  spotInRecording:
    'Trouver les mots enregistrés d’un modèle dans un enregistrement WAV, quel que soit leur score.',
  spotInAudioFile:
    'Trouver les mots enregistrés d’un modèle dans un enregistrement de son projet, quel que soit leur score.',
  listenForWakeWords:
    'Un WebSocket qui reçoit du son et dit les scores des mots enregistrés d’un modèle au fil du temps, et chaque mot entendu. Sans passage au WebSocket, l’appel dit si cela est permis.',
  rateWakeWords:
    'À quel point des mots de réveil se distinguent de tout ce qui se dit d’autre, y compris des commandes du projet, et des mots à ignorer à ajouter. Rien n’est enregistré.',
  listLanguageSounds:
    'Les sons dont les prononciations d’une langue sont faites, chacun avec un mot qui le contient.',
  listConanPackages:
    'Les paquets qu’un projet a dans son dépôt Conan, `/api/conan/{id}`, par nom sauf tri par date.',
  switchLicenceKey:
    'Désactiver la clé de licence d’une personne, ou l’activer à nouveau : une clé désactivée n’ouvre plus rien et n’est pas remplacée. Son titulaire en est informé.',
  saveLicenceEnd:
    'Dire quand la clé de licence d’une personne se termine : avec ce qui est livré à ses projets, comme toute clé au départ, à une date, ou jamais. Son titulaire en est informé.',
  listStaffPackages:
    'Les révisions des paquets Conan de tous les projets, les plus récentes d’abord, par des mots de leurs références et des noms de leurs projets. Triées par `name` ou `created_at`.',
  savePackage:
    'Changer la description d’un paquet, et les versions du studio auxquelles une de ses révisions est destinée ; ce qui est omis reste.',
  withdrawPackage:
    'Retirer une révision d’un paquet avec ses fichiers : personne ne peut plus l’installer. La dernière révision emporte le paquet.',
  rotateLicenceKey:
    'Remplacer la clé de licence par une nouvelle de même fin : l’ancienne n’est plus connue nulle part. Impossible si elle est désactivée.',
}
