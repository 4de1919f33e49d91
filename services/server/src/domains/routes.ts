import { accessTokensRoutes } from './access-tokens/routes.js'
import { accountRoutes } from './account/routes.js'
import { audioFilesRoutes } from './audio-files/routes.js'
import { auditRoutes } from './audit/routes.js'
import { categoriesRoutes } from './categories/routes.js'
import { conanRoutes } from './conan/routes.js'
import { contactRoutes } from './contact/routes.js'
import { dealsRoutes } from './deals/routes.js'
import { emailChecksRoutes } from './email-checks/routes.js'
import { emailDomainsRoutes } from './email-domains/routes.js'
import { exportsRoutes } from './exports/routes.js'
import { filesRoutes } from './files/routes.js'
import { generationRoutes } from './generation/routes.js'
import { invitationsRoutes } from './invitations/routes.js'
import { licenceKeysRoutes } from './licence-keys/routes.js'
import { membersRoutes } from './members/routes.js'
import { modelsRoutes } from './models/routes.js'
import { notificationsRoutes } from './notifications/routes.js'
import { onboardingRoutes } from './onboarding/routes.js'
import { organizationRoutes } from './organization/routes.js'
import { projectResponses } from './project/projectResponses.js'
import { projectRoutes } from './project/routes.js'
import { securityRoutes } from './security/routes.js'
import type { ServerRoute } from './shared/call.js'
import { signInRoutes } from './sign-in/routes.js'
import { tagsRoutes } from './tags/routes.js'
import { tasksRoutes } from './tasks/routes.js'
import { technicalRoutes } from './technical/routes.js'
import { unitTestsRoutes } from './unit-tests/routes.js'
import { vdkVersionsRoutes } from './vdk-versions/routes.js'
import { voiceCommandsRoutes } from './voice-commands/routes.js'

/** Every call that this server answers. */
export const routes: readonly ServerRoute[] = [
  ...accessTokensRoutes,
  ...accountRoutes,
  ...audioFilesRoutes,
  ...auditRoutes,
  ...categoriesRoutes,
  ...conanRoutes,
  ...contactRoutes,
  ...dealsRoutes(projectResponses),
  ...emailChecksRoutes,
  ...emailDomainsRoutes,
  ...exportsRoutes,
  ...filesRoutes,
  ...generationRoutes,
  ...invitationsRoutes,
  ...licenceKeysRoutes,
  ...membersRoutes,
  ...modelsRoutes,
  ...notificationsRoutes,
  ...onboardingRoutes,
  ...organizationRoutes,
  ...projectRoutes,
  ...securityRoutes,
  ...signInRoutes,
  ...tagsRoutes,
  ...tasksRoutes,
  ...technicalRoutes,
  ...unitTestsRoutes,
  ...vdkVersionsRoutes,
  ...voiceCommandsRoutes,
]
