export const enUS = {
  failures: {
    unreadable: 'The request could not be read.',
    disconnected: 'You have been disconnected. Log in again.',
    token_refused: 'The access token is not valid or was revoked.',
    not_found: 'This does not exist, or you do not have access to it.',
    already_exists: 'This name is already taken. Choose another one.',
    already_verified: 'Your organization is already verified by this domain.',
    already_invited: 'This person is already a member, or is already invited.',
    changed_elsewhere:
      'Someone saved this after you opened it, so your version was not saved. Reload to see their changes, then make yours again.',
    account_changed:
      'Another account is logged in in this browser now. Nothing was sent. Reload the page to continue with it.',
    users_would_break: 'These models import from this one and would have errors: {{models}}.',
    imported_elsewhere: 'Other models import rules from this one: {{models}}. Remove these imports first.',
    already_decided: 'This request was already decided.',
    too_large: 'This is too large to send. Shorten the text or choose a smaller file.',
    unsupported_type: 'This type of file is not supported.',
    incorrect_form: 'Some fields are missing or wrong.',
    wrong_credentials: 'The e\u2011mail or the password is wrong.',
    confirm_first: 'You first need to confirm your account with the mail you received.',
    wrong_code: 'This code is wrong or was already used.',
    expired_link: 'This link has expired. Ask for the download again.',
    expired_code: 'This code has expired. Ask for a new one.',
    administrators_only: 'Only administrators of this organization can do this.',
    staff_only: 'Only staff can do this.',
    no_seat_left: 'The organization has no free seat. Remove a member, or contact sales for more seats.',
    deal_already_open:
      'A request is already open for this project. Wait for its decision before you send another one.',
    nothing_changed: 'Nothing has changed.',
    too_many_organizations:
      'You already have {{organizationsPerPerson}} {{organizationsPerPerson|organization|organizations}}, the maximum for one person.',
    too_many_projects:
      'This organization already has {{projectsPerOrganization}} {{projectsPerOrganization|project|projects}}, the maximum.',
    too_many_models:
      'This project already has {{modelsPerProject}} {{modelsPerProject|model|models}}, the maximum. Delete one first.',
    too_many_unit_tests:
      'This model already has {{unitTestsPerModel}} unit tests, the maximum. Delete one first.',
    too_many_tokens: 'There are already {{tokensPerAccount}} access tokens, the maximum. Revoke one first.',
    too_many_uploads:
      'You already have {{uploadsPerAccount}} {{uploadsPerAccount|upload|uploads}} that are not finished, the maximum. Finish or cancel one first.',
    no_room:
      'The server does not have enough disk space for this file: unfinished uploads reserve part of it. Finish or cancel an upload, or free some space.',
    upload_offset_differs:
      'These bytes do not begin where the last ones ended. Ask for the offset, and continue from there.',
    tus_version: 'This server speaks version 1.0.0 of the tus protocol. Send it in the header Tus-Resumable.',
    checksum_differs: 'The file did not arrive as it was sent. Send it again.',
    package_unreadable:
      'This archive was not made by “conan cache save”, or it is damaged. Make it again, then upload it.',
    package_not_alone:
      'The archive must contain exactly one revision of one recipe, without @user/channel. Save that recipe alone, by name and version.',
    package_differs: '{{path}} does not match its manifest. Build the package again, then save it.',
    package_too_large:
      'The archive holds more than {{packageBuilds}} builds, {{packageEntries}} files or {{packageUnpackedMegabytes}} MB.',
    scope_missing: 'This access token may not be used for this.',
    too_many_domains:
      'This organization already has {{domainsPerOrganization}} {{domainsPerOrganization|domain|domains}}, the maximum. Remove one first.',
    too_much_audio:
      'There is no room for this recording: a project can have {{audioFilesPerProject}} {{audioFilesPerProject|recording|recordings}} and {{audioMegabytesPerProject}} MB. Delete some first.',
    in_use: 'This is still in use, so it cannot be deleted. Remove it where it is used first.',
    locked: 'This is locked. Unlock it before you change or delete it.',
    impossible_to_remove_everyone:
      'At least one member must remain. Add someone else first, or delete the organization.',
    last_administrator: 'An organization needs an administrator. Make another member administrator first.',
    owner_needed: 'A project needs an owner. Make someone else the owner first.',
    trial_used: 'This project has already used its one-hour trial. Send a request to continue.',
    verify_first: 'Verify the e\u2011mail address of this domain first.',
    not_possible:
      'This can no longer be done, because something has changed. Reload the page, then try again.',
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
      'The provider has not verified your e\u2011mail address. Create an account with your e\u2011mail instead.',
    provider_unavailable: 'The provider does not answer. Try again in a moment.',
    generation_not_configured: 'No text generation service is set up on this installation.',
    no_credits_left: 'The project does not have enough credits left this month.',
    generation_refused:
      'The text generation service rejected this installation’s key. Tell the person who runs the installation.',
    generation_model_unknown:
      'The text generation service does not know the model that this installation asks for. Tell the person who runs it.',
    generation_busy: 'The text generation service is busy. Try again in a moment.',
    generation_unavailable:
      'The text generation service does not answer as it should. Try again in a moment.',
    generation_timeout: 'The text generation service took too long. Try again, or ask for less.',
    generation_unusable:
      'The text generation service did not return a valid grammar. Describe what you want in other words.',
    check_unavailable: 'The address could not be checked. Try again in a moment.',
    grammar_has_errors: 'The grammar has errors. Correct them first.',
    grammar_too_large:
      'The grammar is too large to be recognized. Shorten its lists, or use fewer options and repeats in a row.',
    borrowed_grammar_too_large:
      'This language is recognized by the sounds of another one, so that its grammar may have {{borrowedWords}} different words and {{borrowedChoices}} choices at one place at most. Shorten it.',
    pronunciation_missing:
      'The pronunciation of these words is unknown: {{words}}. Give it in the grammar (!pronounce) or, for a wake word, in its model.',
    technology_unavailable:
      'This technology is not active in the project. Request it in the console, under Technologies.',
    language_unavailable: 'This language is not available to the project.',
    resources_expired:
      'The evaluation of this project has ended. Its data is kept. Send a new request to continue.',
    audio_unreadable: 'The recording could not be read.',
    audio_too_long: 'The recording is too long: {{seconds}} {{seconds|second|seconds}} at most.',
    too_many: 'Too many attempts. Try again in {{minutes}} min.',
    too_much_at_once: 'Too much at once. Try again in {{wait}} s.',
    too_many_downloads: 'Too many downloads at the same time. Wait until one has ended.',
    too_many_streams: 'This account is open in too many windows. Close some of them.',
    replaced: '',
    internal: 'An error happened. Please contact an administrator.',
    voice_unavailable: 'The voice service does not answer. Try again in a moment.',
    unavailable: 'The server cannot save anything at the moment. Try again later.',
  },
  mail: {
    greeting: 'Hello {{name}},',
    greetingNobody: 'Hello,',
    address: 'If the button does not work, open this address:',
    ignore: 'If you did not ask for this, you can ignore this e\u2011mail.',
    confirm: {
      subject: 'Confirm your account',
      body: 'Welcome to {{brand}}. Confirm your e\u2011mail address to open your account. The link works for {{hours}} {{hours|hour|hours}}.',
      action: 'Confirm my account',
    },
    known: {
      subject: 'You already have an account',
      body: 'Someone, perhaps you, tried to create an account with this address, which already has one. You can log in, or choose a new password if you forgot yours.',
      action: 'Log in',
    },
    link: {
      subject: 'Choose a new password',
      body: 'Follow the link to choose a new password. It works once, for {{hours}} {{hours|hour|hours}}.',
      action: 'Choose a password',
    },
    password: {
      subject: 'Your verification code: {{code}}',
      body: 'Enter this code to change your password. It works for {{minutes}} {{minutes|minute|minutes}}.',
    },
    invitation: {
      subject: '{{inviter}} invites you to join {{organization}}',
      body: '{{inviter}} invites you to work on the voice projects of {{organization}} with {{brand}}. The link works once, for {{hours}} {{hours|hour|hours}}.',
      action: 'Accept the invitation',
      ignore: 'If you do not know this organization, you can ignore this e\u2011mail.',
    },
    notification: {
      subject: 'News: {{sentence}}',
      body: 'Here is what happened: {{sentence}}',
      ignore: 'You receive this e\u2011mail because of your notification settings.',
    },
    organization_received: {
      subject: '{{person}} transferred {{organization}} to you',
      body: 'From now on you are an administrator of {{organization}} and the owner of the projects that were owned by {{person}}.',
      action: 'Open the organization',
      ignore: 'If you did not expect this, ask the person who transferred it to you.',
    },
    organization_handed_over: {
      subject: 'You transferred {{organization}} to {{person}}',
      body: '{{person}} is now an administrator of {{organization}} and the owner of the projects that were yours. You stay a member, as an employee.',
      action: 'Open the organization',
      ignore: 'If this was not you, choose a new password right away and log out the other sessions.',
    },
    request_waiting: {
      subject: 'Request: {{project}} ({{organization}})',
      body: '{{sender}} ({{address}}) asks for resources for the project {{project}} of {{organization}}.\n\n{{comment}}',
      action: 'See the request',
      ignore: 'Reply to this e\u2011mail to write to the sender.',
    },
    request_approved: {
      subject: 'Approved: your request for {{project}}',
      body: 'Your request for the project {{project}} was approved. You can use the resources until {{until}}.{{note}}',
      action: 'Open the project',
      ignore: 'You receive this e\u2011mail because you are a member of the project.',
    },
    request_granted: {
      subject: 'Approved: your request for {{project}}',
      body: 'Your request for the project {{project}} was approved. You can use the resources from now on.{{note}}',
      action: 'Open the project',
      ignore: 'You receive this e\u2011mail because you are a member of the project.',
    },
    request_declined: {
      subject: 'Declined: your request for {{project}}',
      body: 'Your request for the project {{project}} was declined:\n\n{{reason}}',
      action: 'Open the project',
      ignore: 'You receive this e\u2011mail because you are a member of the project.',
    },
    delivered_until: {
      subject: 'New resources for {{project}}',
      body: 'Resources were delivered to the project {{project}}. You can use them until {{until}}.{{note}}',
      action: 'Open the project',
      ignore: 'You receive this e\u2011mail because you are a member of the project.',
    },
    delivered: {
      subject: 'New resources for {{project}}',
      body: 'Resources were delivered to the project {{project}}. You can use them from now on.{{note}}',
      action: 'Open the project',
      ignore: 'You receive this e\u2011mail because you are a member of the project.',
    },
    withdrawn: {
      subject: 'Resources of {{project}} were withdrawn',
      body: 'Resources of the project {{project}} were withdrawn. Its data is kept.{{note}}',
      action: 'Open the project',
      ignore: 'You receive this e\u2011mail because you are a member of the project.',
    },
    evaluation_ending: {
      subject: 'The evaluation of {{project}} ends on {{until}}',
      body: 'The evaluation of the project {{project}} ends on {{until}}. Its data is kept. Send a new request to continue.',
      action: 'Open the project',
      ignore: 'You receive this e\u2011mail because you are a member of the project.',
    },
    evaluation_ended: {
      subject: 'The evaluation of {{project}} has ended',
      body: 'The evaluation of the project {{project}} ended on {{until}}. Its data is kept. Send a new request to continue.',
      action: 'Open the project',
      ignore: 'You receive this e\u2011mail because you are a member of the project.',
    },
    contact: {
      subject: 'Message: {{topic}}',
      body: '{{sender}} ({{address}}) wrote:\n\n{{message}}',
      ignore: 'Reply to this e\u2011mail to write to the sender.',
    },
    feedback: {
      subject: 'Feedback, {{rating}} of 5: {{topic}}',
      body: '{{sender}} ({{address}}) about {{object}}:\n\n{{message}}',
      ignore: 'Reply to this e\u2011mail to write to the sender.',
    },
    email: {
      subject: 'Your verification code: {{code}}',
      body: 'Enter this code to confirm that this address is yours. It works for {{minutes}} {{minutes|minute|minutes}}.',
    },
    ways: {
      ended: 'This was ended: {{list}}.',
      working:
        'Your account can still be opened with: {{list}}. In your security settings, remove what is not yours.',
      password: 'the password',
      sessions: '{{count}} {{count|session|sessions}}',
      access_tokens: '{{count}} {{count|access token|access tokens}}',
      licence_key: 'the license key, which was replaced by a new one',
      passkeys: '{{count}} {{count|passkey|passkeys}}',
      second_factor: 'the authenticator app',
      recovery_codes: '{{count}} recovery {{count|code|codes}}',
      identities: '{{count}} {{count|provider|providers}}',
      invitations: '{{count}} {{count|invitation|invitations}} sent from your account',
    },
    password_changed: {
      subject: 'Your password was changed',
      body: 'The password of your account was changed, and all sessions were ended.{{working}}',
      ignore: 'If this was not you, choose a new password right away and log out the other sessions.',
    },
    email_changed: {
      subject: 'Your e\u2011mail address was changed',
      body: 'You now log in with another address. This one is no longer used. For {{days}} {{days|day|days}} the link below takes you to a page where you can take your account back: the password, every session and every access token then stop working, and so does what was added lately, such as passkeys.',
      action: 'This was not me',
      ignore: 'If this was you, there is nothing to do.',
    },
    address_restored: {
      subject: 'You have your account back',
      body: 'Your account has this e\u2011mail address again.{{ended}}{{working}}\n\nIf you have not chosen a new password yet, do so now.',
      action: 'Choose a password',
      ignore: 'If this was not you, choose a new password right away.',
    },
    second_factor_on: {
      subject: 'Two-factor authentication is on',
      body: 'From now on, logging in with your password asks for a code from your authenticator app.',
      ignore: 'If this was not you, choose a new password right away and log out the other sessions.',
    },
    second_factor_off: {
      subject: 'Two-factor authentication is off',
      body: 'Logging in with your password no longer asks for a code from your authenticator app.',
      ignore: 'If this was not you, choose a new password right away and log out the other sessions.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      body: 'A new passkey can log in to your account.',
      ignore: 'If this was not you, choose a new password right away and log out the other sessions.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      body: 'A passkey of your account was removed and can no longer log in.',
      ignore: 'If this was not you, choose a new password right away and log out the other sessions.',
    },
    identity_joined: {
      subject: 'A new way to log in',
      body: 'From now on you can also log in with the provider that you have just used.',
      ignore: 'If this was not you, choose a new password right away and log out the other sessions.',
    },
    account_deleted: {
      subject: 'Your account was deleted',
      body: 'Your account and the data that belonged only to you were deleted. Thank you for using our product.',
      ignore: 'This is our last e\u2011mail to you.',
    },
  },
  notifications: {
    project_approved: 'Your project <b>{{title}}</b> was approved.',
    invited:
      '<b>{{name}}</b> invites you to join <b>{{organization}}</b>. You can answer at the top of your dashboard.',
    invitation_accepted: '<b>{{name}}</b> joined <b>{{organization}}</b>.',
    invitation_declined: '<b>{{name}}</b> declined the invitation to <b>{{organization}}</b>.',
    role_changed: 'Your role in <b>{{organization}}</b> is now: {{role}}.',
    member_removed: 'You are no longer a member of <b>{{organization}}</b>.',
    member_left: '<b>{{name}}</b> left <b>{{organization}}</b>.',
    organization_deleted: 'The organization <b>{{organization}}</b> was deleted by an administrator.',
    organization_handed_over:
      '<b>{{name}}</b> transferred <b>{{organization}}</b> to you. You are its administrator.',
    project_attached: 'You are now a member of the project <b>{{title}}</b>.',
    project_detached: 'You are no longer a member of the project <b>{{title}}</b>.',
    project_owned: 'You are now the owner of the project <b>{{title}}</b>.',
    model_broken: 'The model <b>{{model}}</b> of <b>{{title}}</b> has errors and cannot be used.',
    model_import_broken:
      'The model <b>{{model}}</b> of <b>{{title}}</b> cannot be used: a model that it imports has changed.',
    model_slots_empty: 'A slot of the model <b>{{model}}</b> of <b>{{title}}</b> has no values any more.',
    model_too_large: 'The model <b>{{model}}</b> of <b>{{title}}</b> imports too much to be checked.',
    model_tests_failing:
      'Typed tests of the model <b>{{model}}</b> of <b>{{title}}</b> fail: {{failing}} of {{total}}.',
    domain_verified: 'The domain <b>{{domain}}</b> now belongs to <b>{{organization}}</b>.',
    request_sent: '<b>{{name}}</b> asked for resources for <b>{{title}}</b>.',
    request_waiting: 'New request for resources: <b>{{title}}</b>, <b>{{organization}}</b>.',
    request_approved: 'Your request for <b>{{title}}</b> was approved until {{until}}. {{message}}',
    request_granted: 'Your request for <b>{{title}}</b> was approved. {{message}}',
    request_declined: 'Your request for <b>{{title}}</b> was declined: {{reason}}',
    delivered_until: 'Resources were delivered to <b>{{title}}</b> until {{until}}. {{message}}',
    delivered: 'Resources were delivered to <b>{{title}}</b>. {{message}}',
    withdrawn: 'Resources of <b>{{title}}</b> were withdrawn. {{message}}',
    evaluation_ending: 'The evaluation of <b>{{title}}</b> ends on {{until}}.',
    evaluation_ended: 'The evaluation of <b>{{title}}</b> has ended. Its data is kept.',
    licence_disabled: 'Your license key was disabled. Builds that use it no longer get packages.',
    licence_enabled: 'Your license key works again.',
    licence_until: 'Your license key is valid until {{until}}.',
    licence_unlimited: 'Your license key does not expire.',
    licence_with_deliveries: 'Your license key is valid until the last delivery to your projects ends.',
    task_given_up: 'A task of the queue <b>{{queue}}</b> failed too often and was abandoned: {{failure}}',
  },
  roles: { administrator: 'administrator', employee: 'employee', guest: 'guest' },
  mailbox: {
    title: 'Mailbox',
    intro:
      'E\u2011mails that this installation would have sent, newest first. This page exists in demo mode only.',
    empty: 'No e\u2011mail yet.',
    to: 'To {{address}}',
    back: 'All e\u2011mails',
    gone: 'This e\u2011mail does not exist.',
  },
} as const
