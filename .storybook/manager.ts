import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { theme } from './theme';

addons.setConfig({ theme });

const VALUES = 'addon-controls';
const STEPS = 'storybook/interactions/panel';

addons.register('panel-of-pages', (api) => {
  let isMoved = false;
  api.on(STORY_PREPARED, ({ argTypes }: { argTypes: object }) => {
    const hasValues = Object.keys(argTypes).length > 0;
    const shown = api.getSelectedPanel();
    if (!hasValues && shown === VALUES) {
      api.setSelectedPanel(STEPS);
      isMoved = true;
    } else if (hasValues && isMoved) {
      if (shown === STEPS) api.setSelectedPanel(VALUES);
      isMoved = false;
    }
  });
});
