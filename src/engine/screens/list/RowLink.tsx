import { Link, type LinkProps } from 'react-router-dom';

export const RowLink = (props: Omit<LinkProps, 'className'>) => <Link className="row-link" {...props} />;
