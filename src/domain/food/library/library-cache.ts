/** The browser's cache that holds the food library, apart from the app's files, which change with every release. */
export const LIBRARY_CACHE = 'food-library';
