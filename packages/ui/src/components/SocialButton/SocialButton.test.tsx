import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { SocialButton } from './SocialButton.js'

describeComponent(
  'SocialButton',
  (props) => <SocialButton {...props} provider="google" onPress={() => {}} />,
  {
    role: 'button',
  },
)

describe('SocialButton', () => {
  it.each([
    ['en-US', 'linkedin', 'Continue with LinkedIn'],
    ['fr-FR', 'google', 'Continuer avec Google'],
  ] as const)('in %s names %s', async (locale, provider, name) => {
    const screen = await renderThemed(<SocialButton provider={provider} onPress={() => {}} />, { locale })
    await expect.element(screen.getByRole('button')).toHaveAccessibleName(name)
  })
})
