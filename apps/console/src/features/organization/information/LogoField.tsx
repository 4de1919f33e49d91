import { AvatarUpload, type AvatarUploadProps } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from '../messages/index.js'
import { field } from './LogoField.css.js'

export type LogoFieldProps = {
  /** Of the organization. */
  name: string
  /** Address of its logo. */
  logo: string | undefined
  onUploadLogo: AvatarUploadProps['onUpload']
  /** Absent without a logo. */
  onRemoveLogo: AvatarUploadProps['onRemove']
}

/** The logo of an organization, saved at once, independent of the fields below. */
export function LogoField({ name, logo, onUploadLogo, onRemoveLogo }: LogoFieldProps) {
  const t = useMessages(organizationMessages)
  return (
    <div className={field}>
      <AvatarUpload
        of="organization"
        name={name}
        displayedName={t('information.logo')}
        src={logo}
        onUpload={onUploadLogo}
        onRemove={onRemoveLogo}
      />
    </div>
  )
}
