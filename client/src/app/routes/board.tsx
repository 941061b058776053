import { useParams } from 'react-router-dom';

/** A board of the user. */
export default function Board() {
  const { id } = useParams();
  return <main>{id}</main>;
}
