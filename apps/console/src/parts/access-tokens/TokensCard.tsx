import {
  type AccessScope,
  type AccessToken,
  type AccessTokenForm,
  displayedName,
  type Loadable,
} from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import { Button, Card, ConfirmDialog, EmptyState, ErrorState, Icon, Skeleton, Tag } from '@saywright/ui'
import { formatDate, formatDateTime, useLocale, useMessages } from '@saywright/ui/i18n'
import { Plus, SquareTerminal } from 'lucide-react'
import { useState } from 'react'
import { SettingRow, SettingRows } from '../setting-row/SettingRow.js'
import { MadeTokenDialog, type MadeTokenDialogProps } from './MadeTokenDialog.js'
import { tokenMessages } from './messages.js'
import { NewTokenDialog } from './NewTokenDialog.js'

export type TokensCardProps = Pick<MadeTokenDialogProps, 'exampleUrl' | 'documentationHref'> & {
  /** Whether they reach all that their owner sees, or one project. */
  of?: 'account' | 'project'
  tokens: Loadable<readonly AccessToken[]>
  /** Available scopes of a new one. */
  scopes: readonly AccessScope[]
  /** Makes a token: the token itself, or why the form was refused. */
  onCreate: (form: AccessTokenForm) => Promise<{ token: string } | { errors: SubmissionErrors }>
  /** Rejects when refused, after a notice has said why. */
  onRevoke: (token: AccessToken) => Promise<void>
}

type Open =
  | { dialog: 'new' }
  | { dialog: 'made'; token: string; scopes: readonly AccessScope[] }
  | { dialog: 'revoke'; token: AccessToken }

/** The access tokens of programs. */
export function TokensCard({ of = 'account', tokens, scopes, onCreate, onRevoke, ...use }: TokensCardProps) {
  const t = useMessages(tokenMessages)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const create = async (form: AccessTokenForm) => {
    const made = await onCreate(form)
    if ('errors' in made) return made.errors
    setOpen({ dialog: 'made', token: made.token, scopes: form.scopes })
    return undefined
  }
  const known = tokens.state === 'ready' ? tokens.value : []
  return (
    <>
      <Card
        id="tokens"
        title={t('title')}
        description={t(of === 'project' ? 'projectLead' : 'lead')}
        actions={
          <Button icon={<Icon of={Plus} />} onPress={() => setOpen({ dialog: 'new' })}>
            {t('add')}
          </Button>
        }
        isFlush={known.length > 0}
      >
        {tokens.state === 'loading' && <Skeleton widths={['40%', '28%']} />}
        {tokens.state === 'failed' && <ErrorState {...failureOf(tokens)} />}
        {tokens.state === 'ready' && known.length === 0 && (
          <EmptyState title={t('empty')}>{t('emptyNote')}</EmptyState>
        )}
        {known.length > 0 && (
          <SettingRows>
            {known.map((token) => (
              <SettingRow
                key={token.id}
                icon={SquareTerminal}
                title={token.name}
                tag={token.scopes.map((scope) => <Tag key={scope}>{t(`scopes.${scope}`)}</Tag>)}
                note={<TokenNote token={token} isOwnerShown={of === 'project'} />}
                actions={
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t('revokeNamed', { name: token.name })}
                    onPress={() => setOpen({ dialog: 'revoke', token })}
                  >
                    {t('revoke')}
                  </Button>
                }
              />
            ))}
          </SettingRows>
        )}
      </Card>
      {open?.dialog === 'new' && <NewTokenDialog scopes={scopes} onSubmit={create} onClose={close} />}
      {open?.dialog === 'made' && (
        <MadeTokenDialog {...use} token={open.token} scopes={open.scopes} onClose={close} />
      )}
      {open?.dialog === 'revoke' && (
        <ConfirmDialog
          isOpen
          title={t('revokeQuestion', { name: open.token.name })}
          confirmLabel={t('revoke')}
          onOpenChange={close}
          onConfirm={() => onRevoke(open.token)}
        >
          {t('revokeWarning')}
        </ConfirmDialog>
      )}
    </>
  )
}

function TokenNote({ token, isOwnerShown }: { token: AccessToken; isOwnerShown: boolean }) {
  const t = useMessages(tokenMessages)
  const locale = useLocale()
  const { hint, expires_at, last_used_at, owner } = token
  const expires = formatDate(expires_at)
  const note = last_used_at
    ? t('note', { hint, expires, used: formatDateTime(last_used_at) })
    : t('noteUnused', { hint, expires })
  return isOwnerShown && owner ? `${note} ${t('madeBy', { name: displayedName(owner, locale) })}` : note
}
