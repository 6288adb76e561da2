import { extensionApi } from '../../../core/browser/extension-api.ts'
import { lazy } from '../../../core/page/lazy.ts'
import { Card, Cards } from '../../../ui/form/Card.tsx'
import type { TabRow } from '../../shell/settings/lazy.ts'
import { useMessages } from './messages.ts'

const ContextMenuRow = lazy(async () => ({ default: (await import('../../layout/inbox/lazy.ts')).ContextMenuRow }))

/** What the browser extension can do beyond the page; nothing on a page of the web. */
export function ExtensionCard() {
  const text = useMessages()
  if (extensionApi() === undefined) return null
  return (
    <Cards>
      <Card heading={text('extension')}>
        <ContextMenuRow />
      </Card>
    </Cards>
  )
}

/** Its rows, as the search of the settings finds them. */
export const extensionRows = (): readonly TabRow[] =>
  extensionApi() === undefined
    ? []
    : [{ field: 'inbox.contextMenu', label: 'inbox.contextMenu', hint: 'inbox.contextMenuHint' }]
