export const enUS = {
  failures: {
    unreadable: 'The request could not be read.',
    disconnected: 'You have been disconnected.',
    not_found: 'This does not exist, or you do not have access to it.',
    already_exists: 'This name is already used.',
    already_verified: 'Your organization is already verified by this domain.',
    already_invited: 'This person is already a member, or is already invited.',
    changed_elsewhere: 'Someone saved this since you opened it. Your version was not saved.',
    too_large: 'The file is too large.',
    unsupported_type: 'This type of file is not supported.',
    incorrect_form: 'Some fields are missing or wrong.',
    wrong_credentials: 'The e-mail or the password is wrong.',
    confirm_first: 'You first need to confirm your account with the mail you received.',
    wrong_code: 'This code is wrong or was already used.',
    expired_code: 'This code has expired. Ask for a new one.',
    administrators_only: 'Only administrators of this organization can do this.',
    staff_only: 'Only staff can do this.',
    no_seat_left: 'Every seat of the organization is taken.',
    too_many_organizations:
      'You already have {{organizationsPerPerson}} organizations, which is the most for one person.',
    too_many_projects:
      'This organization already has {{projectsPerOrganization}} projects, which is the most it can have.',
    too_many_models:
      'This project already has {{modelsPerProject}} models, which is the most it can have. Delete one first.',
    too_many_domains:
      'This organization already has {{domainsPerOrganization}} domains, which is the most it can have. Remove one first.',
    too_much_audio:
      'There is no room for this recording: a project can have {{audioFilesPerProject}} recordings and {{audioMegabytesPerProject}} MB. Delete some first.',
    impossible_to_remove_everyone: 'It is impossible to remove everyone.',
    last_administrator: 'An organization needs an administrator. Make another member administrator first.',
    owner_needed: 'A project needs an owner. Make someone else the owner first.',
    verify_first: 'Verify the e-mail address of this domain first.',
    not_possible: 'This is not possible in the present state.',
    hand_over_first:
      'You are the only administrator of an organization with other members. Make another member administrator first.',
    unsubscribed_for_good: 'You no longer receive our news. Contact us to subscribe again.',
    verify_email_first: 'First confirm this address with the code that we send to it.',
    proof_required: 'First confirm that it is you.',
    common_password: 'This password is too common. Choose another one.',
    not_while_acting: 'This is not possible while you are acting as another person.',
    passkey_refused: 'This passkey was not accepted.',
    provider_not_configured: 'This installation does not offer this way to log in.',
    provider_email_unverified:
      'The provider has not verified your e-mail address. Create an account with your e-mail instead.',
    provider_unavailable: 'The provider does not answer. Try again in a moment.',
    check_unavailable: 'The address could not be checked. Try again in a moment.',
    grammar_has_errors: 'The grammar has errors. Correct them first.',
    grammar_too_large:
      'The grammar is too large to be recognized. Shorten its lists, or use fewer options and repeats in a row.',
    pronunciation_missing:
      'The pronunciation of these words is unknown: {{words}}. Give it in the grammar (!pronounce).',
    language_unavailable: 'This language is not available to the project.',
    resources_expired:
      'The evaluation of this project has ended. Its data is kept: ask for resources to go on.',
    audio_unreadable: 'The recording could not be read.',
    audio_too_long: 'The recording is too long: {{seconds}} seconds at most.',
    too_many: 'Too many attempts. Try again in {{minutes}} min.',
    too_many_streams: 'This account is open in too many windows. Close some of them.',
    replaced: '',
    internal: 'An error happened. Please contact an administrator.',
    voice_unavailable: 'The voice service does not answer. Try again in a moment.',
    unavailable: 'The server cannot save anything at the moment. Try again later.',
  },
  mail: {
    greeting: 'Hello {{name}},',
    greetingNobody: 'Hello,',
    ignore: 'If you did not ask for this, you can ignore this e-mail.',
    confirm: {
      subject: 'Confirm your account',
      body: 'Welcome to {{brand}}. Confirm your e-mail address to open your account. The link works for {{hours}} hours.',
      action: 'Confirm my account',
    },
    known: {
      subject: 'You already have an account',
      body: 'Someone, perhaps you, tried to create an account with this address, which already has one. You can log in, or choose a new password if you forgot yours.',
      action: 'Log in',
    },
    link: {
      subject: 'Choose a new password',
      body: 'Follow the link to choose a new password. It works once, for {{hours}} hours.',
      action: 'Choose a password',
    },
    password: {
      subject: 'Your verification code: {{code}}',
      body: 'Enter this code to change your password. It works for {{minutes}} minutes.',
    },
    invitation: {
      subject: '{{inviter}} invites you to join {{organization}}',
      body: '{{inviter}} invites you to work on the voice projects of {{organization}} with {{brand}}. The link works once, for {{hours}} hours.',
      action: 'Accept the invitation',
      ignore: 'If you do not know this organization, you can ignore this e-mail.',
    },
    contact: {
      subject: 'Message: {{topic}}',
      body: '{{sender}} ({{address}}) wrote:\n\n{{message}}',
      ignore: 'Reply to this e-mail to write to the sender.',
    },
    feedback: {
      subject: 'Feedback, {{rating}} of 5: {{topic}}',
      body: '{{sender}} ({{address}}) about {{object}}:\n\n{{message}}',
      ignore: 'Reply to this e-mail to write to the sender.',
    },
    email: {
      subject: 'Your verification code: {{code}}',
      body: 'Enter this code to confirm that this address is yours. It works for {{minutes}} minutes.',
    },
    ways: {
      lead: 'Your account can still be opened with: {{list}}. In your security settings, remove what is not yours.',
      passkeys: 'passkeys ({{count}})',
    },
    password_changed: {
      subject: 'Your password was changed',
      body: 'The password of your account was changed, and all sessions were ended.{{ways}}',
      ignore: 'If this was not you, choose a new password at once and log out the other sessions.',
    },
    email_changed: {
      subject: 'Your e-mail address was changed',
      body: 'You now log in with another address. This one is no longer used. For {{days}} days the link below gives your account this address back, ends every session, and removes the passkeys and the authenticator app added since.',
      action: 'This was not me',
      ignore: 'If this was you, there is nothing to do.',
    },
    second_factor_on: {
      subject: 'Two-factor authentication is on',
      body: 'From now on, logging in with your password asks for a code from your authenticator app.',
      ignore: 'If this was not you, choose a new password at once and log out the other sessions.',
    },
    second_factor_off: {
      subject: 'Two-factor authentication is off',
      body: 'Logging in with your password no longer asks for a code from your authenticator app.',
      ignore: 'If this was not you, choose a new password at once and log out the other sessions.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      body: 'A new passkey can log in to your account.',
      ignore: 'If this was not you, choose a new password at once and log out the other sessions.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      body: 'A passkey of your account was removed and can no longer log in.',
      ignore: 'If this was not you, choose a new password at once and log out the other sessions.',
    },
    identity_joined: {
      subject: 'A new way to log in',
      body: 'From now on you can also log in with the provider that you have just used.',
      ignore: 'If this was not you, choose a new password at once and log out the other sessions.',
    },
    account_deleted: {
      subject: 'Your account was deleted',
      body: 'Your account and the data that was yours alone are deleted. Thank you for having been with us.',
      ignore: 'This is our last e-mail to you.',
    },
  },
  notifications: {
    project_approved: 'Your project <b>{{title}}</b> was approved.',
    invited:
      '<b>{{name}}</b> invites you to join <b>{{organization}}</b>: the link is in an e-mail that we sent you.',
    invitation_accepted: '<b>{{name}}</b> joined <b>{{organization}}</b>.',
    role_changed: 'Your role in <b>{{organization}}</b> is now: {{role}}.',
    member_removed: 'You are no longer a member of <b>{{organization}}</b>.',
    member_left: '<b>{{name}}</b> left <b>{{organization}}</b>.',
    project_attached: 'You now take part in the project <b>{{title}}</b>.',
    project_detached: 'You no longer take part in the project <b>{{title}}</b>.',
    project_owned: 'You are now the owner of the project <b>{{title}}</b>.',
    domain_verified: 'The domain <b>{{domain}}</b> now belongs to <b>{{organization}}</b>.',
    task_given_up: 'A task of the queue <b>{{queue}}</b> failed too often and was abandoned: {{failure}}',
  },
  roles: { administrator: 'administrator', employee: 'employee', guest: 'guest' },
  mailbox: {
    title: 'Mailbox',
    intro:
      'E-mails that this installation would have sent, newest first. This page exists in demo mode only.',
    empty: 'No e-mail yet.',
    to: 'To {{address}}',
    back: 'All e-mails',
    gone: 'This e-mail does not exist.',
  },
} as const
