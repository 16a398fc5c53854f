/** The mark: a podium whose first place grows laurel. SVG path on a grid of 24. */
export const mark =
  'M9.75 5h4.5v17.5h-4.5zM2 16h6.25v6.5H2zM15.75 18.5H22v4h-6.25zM8.6 14Q7.02 8.8 1.6 9.2Q3.18 14.4 8.6 14ZM8.6 8.4Q8.81 2.92 3.6 1.2Q3.39 6.68 8.6 8.4ZM15.4 14Q20.82 14.4 22.4 9.2Q16.98 8.8 15.4 14ZM15.4 8.4Q20.61 6.68 20.4 1.2Q15.19 2.92 15.4 8.4Z';
