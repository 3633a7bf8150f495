import React, {useContext, useMemo} from 'react';
import {Router, __HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';

/**
 * What `<Route location={location}>` does for the page inside of it, but only when the location changes: everything below
 * sees `location` as the router's. A `Route` tells all that use the router to render again at each change of the router's
 * own location, too, which comes first while the next page is still being fetched.
 */
export function StableLocation({location, children}) {
  const history = useContext(HistoryContext);
  const value = useMemo(
    () => ({history, location, match: Router.computeRootMatch(location.pathname)}),
    [history, location],
  );
  return <RouterContext.Provider value={value}>{children}</RouterContext.Provider>;
}
