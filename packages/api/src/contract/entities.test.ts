import { describe, expect, it, test } from 'vitest'
import { licenceKey, user } from './account/user.js'
import { audioAsset } from './audio-files/audioAsset.js'
import { category } from './categories/category.js'
import { conanPackage, packageFile } from './conan/conanPackage.js'
import { sendContactMessage, sendFeedback } from './contact/calls.js'
import { deal } from './deals/deal.js'
import { verifEmailCode } from './email-checks/calls.js'
import { organizationDomain } from './email-domains/organizationDomain.js'
import { fileTag, projectFile } from './files/projectFile.js'
import { invitation, projectInvitation } from './invitations/invitation.js'
import { descriptionOf, type Shape } from './kernel/description.js'
import { failuresOf } from './kernel/failures.js'
import { member } from './members/member.js'
import { biometricModel } from './models/biometrics/model.js'
import { voicePrint } from './models/biometrics/voicePrint.js'
import { wakeWordModel } from './models/wake-words/model.js'
import { wakeWord } from './models/wake-words/wakeWord.js'
import { notification } from './notifications/notification.js'
import { organization } from './organization/organization.js'
import { delivery, project, projectTag } from './project/project.js'
import { authResult } from './sign-in/result.js'
import { task } from './tasks/task.js'
import { unitTestResult, unitTestRun } from './unit-tests/run.js'
import { unitTest } from './unit-tests/unitTest.js'
import { vdkVersion } from './vdk-versions/vdkVersion.js'
import { ttsRequest, voiceFilters } from './voice/voice.js'
import { dynamicSlot, recognizerSettings, voiceCommandModel } from './voice-commands/model.js'

const fieldsOf = (shape: Shape | undefined) => {
  const description = shape && descriptionOf(shape)
  return description?.kind === 'object' ? Object.keys(description.fields) : []
}

const useCases = [
  'wake_word',
  'voice_strict_commands',
  'intent_based_commands',
  'voice_authentication',
  'voice_synthesis',
  'voice_dictation',
  'speech_enhancement',
]
const spokenUses = [
  'wake_word',
  'voice_strict_commands',
  'voice_synthesis',
  'voice_intent_commands',
  'voice_dictation',
]

// The fields of each entity as the specification lists them; a server may say more.
test.each<[string, Shape | undefined, string]>([
  [
    'E-001 a user',
    user,
    `id role first_name last_name name email verified_email sales_email job_title person_label job_departement gender
     phone_number country is_beta_user notif_account_management notif_product_updates notif_educational_content
     notif_corporate_events_news marketing_status interest_in_vdk interface_language is_completed person_id status
     is_admin vdk_version project_roles organization_roles organizations projects created_at updated_at licence_key`,
  ],
  ['E-002 the result of a login', authResult, 'id access_token account_created account'],
  ['E-002 the response to a code', verifEmailCode.response, 'verif code'],
  [
    'E-003 a license key',
    licenceKey,
    'token created_at deleted_at disabled disabled_at expired expired_at updated_at',
  ],
  [
    'E-004 an organization',
    organization,
    `id organization_id name country geographic_area industry sub_industry business_activity size website_url
     postal_address status description vat naf siren currency linkedin user_seats logo incorporation_date
     jurisdiction_code projects_names administrator customer sales_representative email_pro members projects domains
     invitations_user administrators`,
  ],
  ['E-005 a member', member, 'id role user created_at'],
  ['E-005 a domain', organizationDomain, 'id name organization created_at verification_email'],
  ['E-005 an invitation', invitation, 'invitation_mail role invitations_project created_at organization'],
  ['E-005 an invitation to a project', projectInvitation, 'role project invitation_user'],
  [
    'E-006 a project',
    project,
    `id title organization status vdk_version beta_access evaluation evaluation_ends_on description additional_comment
     project_maturity forecasted_volume avg_unit_price technical_contact solution_category solution_operating_system
     solution_electronic solution_end_user solution_use_environment tech_wake_word tech_voice_strict_commands
     tech_intent_based_commands tech_voice_authentication tech_voice_synthesis tech_voice_dictation
     tech_speech_enhancement languages_wake_word languages_voice_strict_commands languages_voice_synthesis
     languages_voice_intent_commands languages_voice_dictation lead_id deal_id project_id categories_expiration
     voice_commands_total voice_synthesis_total speech_enhancement_total wake_word_total voice_biometrics_total tags
     technologies langs members deals categories permanent_categories evaluation_categories conan_packages deliveries
     updated_at`,
  ],
  [
    'E-008 a package',
    conanPackage,
    'id name slug description package_type version created_at dependencies package_files children',
  ],
  [
    'E-008 a file of a package',
    packageFile,
    'platform architecture version base_install_path sha1 size min_studio_version max_studio_version',
  ],
  ['E-008 a category', category, 'id name description parent_id locked children tags'],
  ['E-008 a VDK version', vdkVersion, 'id label display_name'],
  ['E-008 a delivery', delivery, 'expire_on technology provider langs'],
  ['E-008 a tag of a project', projectTag, 'technology langs'],
  ['E-008 a tag of a file', fileTag, 'name type display_name'],
  [
    'E-008 a file',
    projectFile,
    `id name original_name mime description size version uploader_id checked tagged locked created_at categories tags`,
  ],
  [
    'E-008 a deal',
    deal,
    [
      'deal_id title sales_representative status additional_comment solution_category solution_operating_system',
      'solution_electronic solution_end_user solution_use_environment',
      ...useCases.flatMap((use) => [`tech_${use}`, `diff_tech_${use}`]),
      ...spokenUses.flatMap((use) => [
        `languages_${use}`,
        `diff_languages_${use}`,
        `before_languages_${use}`,
      ]),
    ].join(' '),
  ],
  [
    'E-009 a notification',
    notification,
    'id message redirection_entity redirection_id read_status created_at',
  ],
  ['E-009 feedback', sendFeedback.body, 'topic object description rating beta'],
  ['E-009 a contact message', sendContactMessage.body, 'topic message'],
  ['E-010 a model of voice commands', voiceCommandModel, 'name language settings slots'],
  [
    'E-010 the settings of a recognizer',
    recognizerSettings,
    'STREAM_RESULT_MODE MAXNBEST TSILENCE THRESHOLD',
  ],
  ['E-010 a dynamic slot', dynamicSlot, 'name values'],
  ['E-010 S-010 a model of wake words', wakeWordModel, 'name language positive_words negative_words'],
  ['E-010 S-010 a wake word', wakeWord, 'text pronas phonemes'],
  ['E-010 a model of voice biometrics', biometricModel, 'name mode voice_prints'],
  ['E-010 a voice print', voicePrint, 'name passphrase audio_files'],
  ['E-010 a unit test', unitTest, 'name description confidence_threshold audio_files slots'],
  ['E-010 a run of a unit test', unitTestRun, 'confidence_threshold results'],
  [
    'E-010 a result of a unit test',
    unitTestResult,
    'audio_name expected result confidence conclusion tested_at',
  ],
  ['E-010 U-016 a recording', audioAsset, 'name type duration size created_at transcription'],
  ['E-010 filters of voices', voiceFilters, 'language locale gender footprint quality'],
  ['E-010 U-010 a request for speech', ttsRequest, 'voice_id input sample template'],
  ['E-010 S-004 a task', task, 'id type status progress current_step created_at duration'],
])('%s has every field of the specification', (_, shape, names) => {
  expect(fieldsOf(shape)).toEqual(expect.arrayContaining(names.split(/\s+/)))
})

describe('a task', () => {
  const running = {
    id: 31,
    project_id: 7,
    type: 'unit_test',
    status: 'running',
    progress: 0.4,
    current_step: 'audio-03.wav',
    created_at: '2026-11-20T16:00:00.000Z',
    duration: 48,
  }

  test.each([
    ['export', undefined],
    ['unit_test', undefined],
    ['other', undefined],
    ['import', 'invalid'],
    ['unit test', 'invalid'],
    [null, 'required'],
  ])('S-004 of type %j: %s', (type, fault) =>
    expect(failuresOf(task, { ...running, type })).toEqual(fault && { type: fault }),
  )

  it('S-004 says how far it is as a share, and has neither step nor duration before it runs', () => {
    const pending = { ...running, status: 'pending', progress: 0, current_step: null, duration: null }
    expect(failuresOf(task, pending)).toBeUndefined()
    expect(failuresOf(task, { ...running, progress: 1 })).toBeUndefined()
    expect(failuresOf(task, { ...running, progress: 40 })).toEqual({ progress: 'outOfRange' })
    expect(failuresOf(task, { ...running, created_at: 'yesterday' })).toEqual({ created_at: 'invalid' })
  })
})
