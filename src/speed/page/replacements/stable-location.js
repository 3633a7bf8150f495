import {useContext, useMemo} from 'react';
import {Router, __HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';

/**
 * `<Route location>` renders everything that uses the router twice for each navigation: when the URL changes, and when
 * the page is ready. This provider changes only with `location`.
 */
export function StableLocation({location, children}) {
  const history = useContext(HistoryContext);
  const value = useMemo(
    () => ({history, location, match: Router.computeRootMatch(location.pathname)}),
    [history, location],
  );
  return <RouterContext.Provider value={value}>{children}</RouterContext.Provider>;
}
