import {type ComponentType, useCallback, useState} from 'react';

/**
 * A component whose code is not part of the first load, once it is there, and a function that asks for it. A request
 * that failed can be repeated. `load` must be the same function at every render.
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
