import { danmaku, send } from '../../../../ui/icons/paths.ts'
import type { ProvidedMode } from '../../../desk/search/index.ts'
import { messages } from '../messages.ts'
import { Lead } from './Lead.tsx'
import { Panel } from './Panel.tsx'
import { useDanmakuRows } from './rows.ts'
import { sendDanmaku } from './send.ts'
import { Tools } from './Tools.tsx'

/** The tab of the search box that sends danmaku. */
export const sendingMode: ProvidedMode = {
  icon: danmaku,
  sendIcon: send,
  texts: () => ({
    name: messages('tab'),
    label: messages('range'),
    placeholder: messages('placeholder'),
    send: messages('send'),
  }),
  Lead,
  Tools,
  Panel,
  useRows: useDanmakuRows,
  submit: sendDanmaku,
}
