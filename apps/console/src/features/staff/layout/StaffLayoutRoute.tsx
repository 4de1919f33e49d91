import { useMe } from '@saywright/api/react'
import { TitledArea } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { Navigate, Outlet } from 'react-router'
import { TransfersProvider } from '../downloads/TransfersProvider.js'
import { staffMessages } from '../messages.js'

/** Admits staff only; pages below it need not check again. */
export function StaffLayoutRoute() {
  const t = useMessages(staffMessages)
  const { data: user } = useMe()
  if (!user) return null
  if (!user.is_admin) return <Navigate to={consolePaths.projects} replace />
  return (
    <TransfersProvider>
      <TitledArea name={t('area')}>
        <Outlet />
      </TitledArea>
    </TransfersProvider>
  )
}
