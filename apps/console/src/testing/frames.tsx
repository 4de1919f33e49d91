import { aUser } from '@saywright/api/testing'
import { AccountMenu } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useLocale } from '@saywright/ui/i18n'
import type { Decorator, Parameters } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { type ConsoleFrameProps, ConsoleLayout } from '../app/ConsoleLayout.js'
import type { MenuPlaces } from '../app/menuGroups.js'
import { SearchButton } from '../app/SearchButton.js'
import { TaskLayout } from '../app/TaskLayout.js'
import { AccountLayout } from '../features/account/layout/AccountLayout.js'
import type { AccountSection } from '../features/account/layout/accountSections.js'
import { type AuthFrameProps, SignInLayout } from '../features/auth/SignInLayout.js'
import { BellButton } from '../features/notifications/bell/BellButton.js'

/** Shows a way in inside its layout; `parameters.phonePicture` says how its picture is framed on a phone. */
export const inSignInLayout: Decorator = (Story, { parameters }) => {
  const locale = useLocale()
  return (
    <SignInLayout
      brandName="Saywright"
      locale={locale}
      onLocaleChange={fn()}
      phonePicture={parameters.phonePicture as AuthFrameProps['phonePicture']}
    >
      <Story />
    </SignInLayout>
  )
}

/** Where the menu leads in an installation that has pages of its own neither for support nor for sales. */
export const somePlaces: MenuPlaces = {
  documentation: consolePaths.documentation,
  support: consolePaths.contact({}),
  sales: consolePaths.contact({ topic: 'b984' }),
  account: consolePaths.account,
}

/** Content of the end of the top bar. */
const someBar: ConsoleFrameProps['bar'] = {
  search: <SearchButton onPress={fn()} />,
  bell: <BellButton unread={3} isOpen={false} onPress={fn()} />,
  account: <Account />,
}

const placeOf = (parameters: Parameters, pathname: string): ConsoleFrameProps['place'] => ({
  pathname: (parameters.pathname as string | undefined) ?? pathname,
  project: parameters.project as string | undefined,
})

/** Stands a screen of the console where someone logged in meets it; `parameters.pathname` says where that is, `parameters.project` in which project. */
export const inConsoleLayout: Decorator = (Story, { parameters }) => (
  <ConsoleLayout
    brandName="Saywright"
    place={placeOf(parameters, consolePaths.projects)}
    menu={{ places: somePlaces, version: '6.1.4', unread: 3 }}
    bar={someBar}
  >
    <Story />
  </ConsoleLayout>
)

/** Stands a screen of the staff area in its frame, beside its own menu. */
export const inStaffLayout: Decorator = (Story, { parameters }) => (
  <ConsoleLayout
    brandName="Saywright"
    place={placeOf(parameters, consolePaths.staff)}
    menu={{ places: somePlaces, version: '6.1.4', isStaff: true }}
    bar={someBar}
  >
    <Story />
  </ConsoleLayout>
)

/** Shows a task with a page of its own; `parameters.task` names it. */
export const inTaskLayout: Decorator = (Story, { parameters }) => (
  <TaskLayout brandName="Saywright" task={parameters.task as string} leaveHref={consolePaths.projects}>
    <Story />
  </TaskLayout>
)

/** Stands a section of the account beside the list of sections; goes before `inConsoleLayout` in a list of decorators. */
export const inAccountLayout = (current: AccountSection): Decorator =>
  function InAccountLayout(Story) {
    return (
      <AccountLayout current={current} organizations={1} onLogOut={fn()}>
        <Story />
      </AccountLayout>
    )
  }

function Account() {
  return (
    <AccountMenu
      user={aUser()}
      locale={useLocale()}
      onLocaleChange={fn()}
      theme={undefined}
      onThemeChange={fn()}
      onLogOut={fn()}
    />
  )
}
