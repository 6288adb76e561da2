import { type Context, defineCommands } from '../../core/command.ts'
import { currentGroupIndex, home } from '../home/index.ts'
import './edit-session-starts.ts'

const shown = () => home.get().groups[currentGroupIndex()]?.id ?? ''
const isFree = ({ mode }: Context) => mode === 'free'
const loadSwitch = () => import('./mode-switch.ts')

/** What can be done with the page of the group on screen. */
export default defineCommands('free-layout', {
  mode: {
    icon: 'freeLayout',
    surfaces: { menu: 'freeMode', tool: 3 },
    iconWhen: (context) => (isFree(context) ? 'grid' : 'freeLayout'),
    when: ({ mobile, minimal }) => !mobile && !minimal,
    label: (context) => (isFree(context) ? 'sequential' : 'mode'),
    run: async () => (await loadSwitch()).switchMode(shown()),
  },
  lock: {
    icon: 'lock',
    surfaces: { tool: 5 },
    iconWhen: ({ locked }) => (locked ? 'lock' : 'unlock'),
    key: 'Ctrl+L',
    when: (context) => !context.mobile && !context.minimal && isFree(context),
    label: ({ locked }) => (locked ? 'unlock' : 'lock'),
    run: async () => (await loadSwitch()).toggleLock(shown()),
  },
})
