import { defineCommands } from '../../../core/contribute/command.ts'
import { live2dSettings } from './settings.ts'

export default defineCommands('mascot', {
  toggle: {
    icon: 'cat',
    run: () => live2dSettings.update((now) => ({ ...now, isShow: !now.isShow })),
  },
})
