import {type ComponentType, useCallback, useState} from 'react';

/**
 * A component whose code is not part of the first load.
 *
 * @param load imports the module; must be the same function at every render.
 * @returns the component once it is there, and a function that asks for it. A request that failed can be repeated.
 */
export const useLazyComponent = <Props>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
): [Component: ComponentType<Props> | undefined, request: () => void] => {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const request = useCallback(() => {
    load().then(
      (module) => setComponent(() => module.default),
      () => undefined,
    );
  }, [load]);
  return [Component, request];
};
