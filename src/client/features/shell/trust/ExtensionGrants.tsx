import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { onGrantsChange } from '../../../core/browser/grants.ts'
import { connection } from '../../../core/net/connection.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { giveBack, readExtensionGrants } from './extension-grants.ts'
import { useMessages } from './messages.ts'
import { type GrantLine, grantState, grantText } from './model.ts'
import { Part } from './Part.tsx'

/** What the browser has allowed this extension: permissions and hosts, each with a button to give it back. */
export function ExtensionGrants() {
  const messages = useMessages()
  const server = useStore(connection, (now) => now.server)
  const [grants, setGrants] = useState<readonly GrantLine[]>([])
  const read = useCallback(() => void readExtensionGrants().then(setGrants), [])
  useEffect(() => {
    // what the browser allows is outside of React
    read()
    return onGrantsChange(read)
  }, [read])
  const lines = grants.map((grant) => {
    const text = grantText(grant.name)
    const name = text === undefined ? grant.name : messages(`grant.${text}`)
    const { reason, canGiveBack } = grantState(grant, server)
    return {
      key: grant.name,
      name,
      value: messages('state.granted'),
      reason: messages(`grant.${reason}`),
      ...(canGiveBack && {
        action: (
          <Button
            size="s"
            aria-label={messages('giveBackOf', { name })}
            onClick={() => void giveBack(grant).then(read)}
          >
            {messages('giveBack')}
          </Button>
        ),
      }),
    }
  })
  return <Part title={messages('grants')} lines={lines} none={messages('grantsNone')} />
}
